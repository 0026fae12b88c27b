/** Just enough Markdown for the rules: headings, paragraphs, lists, tables, bold, code, rulings, other pages. */

export interface Span {
  kind: "plain" | "bold" | "mark" | "soft" | "code" | "link";
  text: string;
  /** Of a link: the page it leads to. */
  page?: string;
}

export interface Block {
  spans: Span[];
  rows?: Span[][][];
  item?: boolean;
  /** An item below an item: what was ruled about it. */
  nested?: boolean;
  plain: string;
}

export interface Chapter {
  id: string;
  level: number;
  title: string;
  blocks: Block[];
}

const PARTS = /\*\*(.+?)\*\*|\*(\[.+?\])\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)]*)\)/g;
/** The file of a page that lies beside this one. */
const BESIDE = /^([\w-]+)\.\w+\.md$/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(PARTS)) {
    if (match.index > at) found.push({ kind: "plain", text: text.slice(at, match.index) });
    const [whole, bold, mark, soft, code, link = "", address = ""] = match;
    const page = BESIDE.exec(address)?.[1];
    if (bold) found.push({ kind: "bold", text: bold });
    else if (mark) found.push({ kind: "mark", text: mark.slice(1, -1) });
    else if (soft) found.push({ kind: "soft", text: soft.replace(PARTS, "$5") });
    else if (code) found.push({ kind: "code", text: code });
    else if (page) found.push({ kind: "link", text: link, page });
    else found.push({ kind: "plain", text: link });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "plain", text: text.slice(at) });
  return found;
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

export function chapters(text: string): Chapter[] {
  const found: Chapter[] = [];
  const add = (block: Block) => found.at(-1)?.blocks.push(block);
  for (const part of text.split(/\n{2,}/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    const heading = /^(#+) (.+)$/.exec(lines[0] ?? "");
    if (heading) {
      const title = heading[2] ?? "";
      found.push({
        id: title.toLowerCase().replace(/\W+/g, "-"),
        level: heading[1]?.length ?? 1,
        title,
        blocks: [],
      });
      lines.shift();
    }
    if (!lines.length) continue;
    if (lines[0]?.startsWith("|")) {
      const rows = lines.filter((line) => !/^\|[-:| ]+$/.test(line)).map(cells);
      add({ spans: [], rows, plain: part });
    } else if (/^([-*]|\d+\.) /.test(lines[0] ?? "")) {
      for (const one of part.split(/\n(?=\s*(?:[-*]|\d+\.) )/)) {
        const item = one.replace(/^\s*([-*]|\d+\.) /, "").replace(/\n\s*/g, " ");
        add({ spans: spans(item), item: true, nested: /^\s/.test(one), plain: item });
      }
    } else {
      const line = lines.join(" ");
      add({ spans: spans(line), plain: line });
    }
  }
  return found;
}
