/** Where there is no room for a name: as few of its first letters as tell it from the others. */

const LONGEST = 2;

/** What somebody is called at a table of many: the first of their names, where nobody shares it. */
export function calls(names: string[]): string[] {
  const first = names.map((name) => name.split(" ", 1)[0] ?? name);
  return names.map((name, seat) =>
    first.filter((one) => one === first[seat]).length > 1 ? name : (first[seat] ?? name),
  );
}

export function marks(names: string[]): string[] {
  return names.map((name, seat) => {
    for (let n = 1; n <= LONGEST; n += 1) {
      const mark = Array.from(name).slice(0, n).join("");
      const alike = names.filter((one) => one.toLowerCase().startsWith(mark.toLowerCase()));
      if (alike.length === 1) return mark;
    }
    return `${seat + 1}`;
  });
}
