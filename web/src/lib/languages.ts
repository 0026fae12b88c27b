/** The languages that the page has words for: each is a folder of the text room. */

import type { Hello } from "./wire";

export type Lang = NonNullable<Hello["lang"]>;

const found = import.meta.glob<string>("../../../src/gelanggang/text/*/web.ftl", {
  // Files, not scripts: a script that was refused once is never asked for again by many browsers.
  query: "?url",
  import: "default",
  eager: true,
});

const words = new Map(Object.entries(found).map(([path, file]) => [path.split("/").at(-2)!, file]));

export const isLang = (lang: unknown): lang is Lang => words.has(String(lang));
export const fileOf = (lang: Lang): string => words.get(lang)!;

/** The first of these that is spoken here; else the one that the page came in. */
export function bestOf(wishes: readonly string[]): Lang {
  return [...wishes.map(language), document.documentElement.lang, ...words.keys()].find(isLang)!;
}

/** The language of a locale by its name of today: some systems still say the one it had before. */
function language(locale: string): string {
  try {
    return new Intl.Locale(locale).language;
  } catch {
    return "";
  }
}
