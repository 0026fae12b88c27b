/** The rules as they are written down. */

import { chapters, type Block, type Chapter } from "./markdown";
import type { Lang } from "./languages";

const files = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});

const find = (game: string, lang: Lang) => files[`../../../docs/rules/${game}.${lang}.md`];

/** A game from elsewhere may have none. */
export const hasRules = (game: string, lang: Lang) => find(game, lang) !== undefined;

export async function rulebook(game: string, lang: Lang): Promise<Chapter[]> {
  const load = find(game, lang);
  if (!load) return [];
  // The line that names the page in the other language is for those who read the file itself.
  return chapters((await load()).replace(/^\*.*\]\([\w.-]+\.md\)\*$/m, ""));
}

/** The number of a rule: the letters of its game, and which one it is. */
const NUMBERED = /^[A-Z]{2,}-\d+$/;
const numberOf = (block: Block) => {
  const [first] = block.spans;
  return first?.kind === "bold" && NUMBERED.test(first.text) ? first.text : "";
};

/** A numbered paragraph, with the rulings, lists and tables that belong to it. */
export function paragraph(book: Chapter[], number: string): Block[] {
  for (const { blocks } of book) {
    const at = blocks.findIndex((block) => numberOf(block) === number);
    if (at < 0) continue;
    const first = blocks[at]!;
    const rest = blocks.slice(at + 1);
    const end = rest.findIndex(
      (one) => numberOf(one) || !(one.nested || one.rows || (one.item && !first.item)),
    );
    return [first, ...(end < 0 ? rest : rest.slice(0, end))];
  }
  return [];
}
