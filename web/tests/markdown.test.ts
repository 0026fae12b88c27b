import { describe, expect, it } from "vitest";
import { chapters, spans, type Block } from "../src/lib/markdown";
import { paragraph } from "../src/lib/rulebook";

const pages = import.meta.glob<string>("../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const letters = (block: Block) =>
  [block.spans, ...(block.rows?.flat() ?? [])].flat().map((span) => span.text);

describe("a line of the rules", () => {
  it("is bold, code, a remark, or a mark of a ruling", () => {
    expect(spans("**JB-41** *[ruling]* a *soft* word and `code`.")).toEqual([
      { kind: "bold", text: "JB-41" },
      { kind: "plain", text: " " },
      { kind: "mark", text: "ruling" },
      { kind: "plain", text: " a " },
      { kind: "soft", text: "soft" },
      { kind: "plain", text: " word and " },
      { kind: "code", text: "code" },
      { kind: "plain", text: "." },
    ]);
  });

  it("shows the words of a link, not its address", () => {
    const shown = spans("See [the pack](../pack.md) and *[that](x.md) page*.");
    expect(shown.map((span) => span.text).join("")).toBe("See the pack and that page.");
  });

  it("leads to a page that lies beside it, whatever its language", () => {
    expect(spans("See [Silat Beksi](silat-beksi.id.md)").at(-1)).toEqual({
      kind: "link",
      text: "Silat Beksi",
      page: "silat-beksi",
    });
  });
});

describe("a page of the rules", () => {
  it("has chapters that can be led to", () => {
    const found = chapters("# Rules\n\nFirst.\n\n## Your turn, in short\nSecond.");
    expect(found.map(({ id, level }) => [id, level])).toEqual([
      ["rules", 1],
      ["your-turn-in-short", 2],
    ]);
    expect(found[1]?.blocks.map((block) => block.plain)).toEqual(["Second."]);
  });

  it("joins the lines of a paragraph and of an item", () => {
    const [one] = chapters("# A\n\nonce\nupon\n\n- a long\n  item\n- another");
    expect(one?.blocks.map((block) => block.plain)).toEqual([
      "once upon",
      "a long item",
      "another",
    ]);
    expect(one?.blocks.map((block) => !!block.item)).toEqual([false, true, true]);
  });

  it("knows an item below an item", () => {
    const [one] = chapters("# A\n\n- rule\n  - what was ruled\n1. next");
    expect(one?.blocks.map((block) => !!block.nested)).toEqual([false, true, false]);
  });

  it("has tables without the line that only draws them", () => {
    const [one] = chapters("# A\n\n| a | **b** |\n|---|:-:|\n| 1 | 2 |");
    const rows = one?.blocks[0]?.rows?.map((row) => row.map((cell) => cell[0]?.text));
    expect(rows).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });
});

describe.each(Object.entries(pages))("%s", (_, text) => {
  const book = chapters(text);

  it("leaves no sign of Markdown to be read", () => {
    const shown = book.flatMap(({ blocks }) => blocks.flatMap(letters));
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.filter((one) => /\*\*|\]\(|^#|^\|/.test(one))).toEqual([]);
  });

  it("leads only to pages that there are", () => {
    const links = [...text.matchAll(/\]\(([\w.-]+\.md)\)/g)].map((one) => one[1]!);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((file) => !(`../../docs/rules/${file}` in pages))).toEqual([]);
  });

  // A page beside the rules has none.
  it.skipIf(!text.includes("**JB-") && !text.includes("**SF-"))(
    "has every numbered rule, to be shown alone",
    () => {
      const numbers = [...text.matchAll(/^\s*(?:- )?\*\*((?:JB|SF)-\d+)\*\*/gm)].map(
        (one) => one[1]!,
      );
      expect(numbers.length).toBeGreaterThan(20);
      expect(numbers.filter((number) => paragraph(book, number).length === 0)).toEqual([]);
      // A rule ends where the next one begins.
      const begins = (block: Block) => block.spans[0]?.kind === "bold" && block.spans[0].text;
      for (const number of numbers) {
        const [, ...rest] = paragraph(book, number);
        expect(rest.filter((block) => numbers.includes(begins(block) || ""))).toEqual([]);
      }
    },
  );
});
