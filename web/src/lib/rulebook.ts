/** The rules as they are written down, and which of them is about what lies on the table. */

import { chapters, type Block, type Chapter } from "./markdown";
import type { Lang } from "./settings.svelte";

const files = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});

export async function rulebook(game: string, lang: Lang): Promise<Chapter[]> {
  const load = files[`../../../docs/rules/${game}.${lang}.md`];
  if (!load) return [];
  // The line that names the page in the other language is for those who read the file itself.
  return chapters((await load()).replace(/^\*.*\]\([\w.-]+\.md\)\*$/m, ""));
}

/** The number of the rule that says most about a thing. */
export const RULE: Record<string, string> = {
  action: "JB-41",
  support: "JB-32",
  character: "JB-11",
  judge: "JB-20",
  pool: "JB-71",
  combo: "JB-50",
  dice: "JB-5",
  duel: "JB-61",
  hand: "JB-33",
  round: "JB-91",
  beast: "SF-43",
  colour: "SF-24",
  mind: "SF-30",
  village: "SF-60",
  day: "SF-20",
  mage: "SF-23",
  tokens: "SF-31",
  vp: "SF-61",
  hit: "SF-40",
  mystic: "SF-51",
};

export const gameOf = (rule: string) =>
  rule.startsWith("JB") ? "jawara-beksi" : "spell-from-the-future";

const numberOf = (block: Block) => {
  const [first] = block.spans;
  return first?.kind === "bold" && /^(JB|SF)-\d+$/.test(first.text) ? first.text : "";
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
