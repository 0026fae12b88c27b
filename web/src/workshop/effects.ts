/** What a card does, as a sheet writes it: `draw deck=action n=1; guard`; and parameters: `bonus=1 twins=2`. */

export interface Effect {
  do: string;
  fields: Record<string, string>;
}

function pairs(words: string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [key = "", ...value] = word.split("=");
      return [key, value.join("=")];
    }),
  );
}

export function readEffects(text: string): Effect[] {
  return text
    .split(";")
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = "", ...rest]) => ({ do: name, fields: pairs(rest) }));
}

function words(fields: Record<string, string>): string[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `${key}=${value}`);
}

export const writeEffects = (effects: Effect[]): string =>
  effects.map((one) => [one.do, ...words(one.fields)].join(" ")).join("; ");

export const readChanges = (text: string): Record<string, string> =>
  pairs(
    text
      .trim()
      .split(/[\s;]+/)
      .filter(Boolean),
  );

export const writeChanges = (changes: Record<string, string>): string => words(changes).join(" ");
