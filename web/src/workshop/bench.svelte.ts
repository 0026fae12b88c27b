/** A pack that is being worked on: what is chosen, what was done, and what the house says about it. */

import { settings } from "../lib/settings.svelte";
import type { CellMistake, Checked, ColumnInfo, KindInfo, SheetInfo, Workshop } from "../lib/wire";
import * as api from "./api";
import { wishOf, type Wish } from "./faces";
import {
  PICTURE,
  edited,
  keyed,
  newKey,
  pictured,
  plain,
  sheetOf,
  type Cells,
  type Edit,
  type Pack,
  type Row,
} from "./pack";
import * as pictures from "./pictures";
import * as shelf from "./shelf";
import { say } from "./voice.svelte";

/** After the last key: the house looks through the whole pack. */
const CHECK_AFTER = 300;
const MOST_STEPS = 500;
export const OWN = "own";
const SOURCE = ".source";
const NAME = /^name(_|$)/;

/** Which rows are shown. */
export type Filter = "all" | "changed" | "wrong" | "rulebook" | "ours" | "yours";

interface Step {
  undo: Edit;
  redo: Edit;
}

export class Bench {
  readonly game: string;
  readonly here: AbortSignal;
  info = $state.raw<Workshop>()!;
  pack = $state.raw<Pack>()!;
  /** All of this game that lie on this device. */
  packs = $state.raw<Pack[]>([]);
  kindId = $state("");
  key = $state("");
  columnId = $state("");
  search = $state("");
  filter = $state<Filter>("all");
  checked = $state.raw<Checked | null>(null);
  /** Of what was looked through last: the keys of its rows, by kind. */
  private order: Record<string, string[]> = {};
  private past = $state.raw<Step[]>([]);
  private future = $state.raw<Step[]>([]);
  /** What is being typed is one step, however many keys that takes. */
  private typing = "";
  private writing: Promise<unknown> = Promise.resolve();
  private unwritten = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(game: string, here: AbortSignal) {
    this.game = game;
    this.here = here;
    shelf.listen((id) => void this.heard(id), here);
    here.addEventListener("abort", () => clearTimeout(this.timer));
  }

  // What there is.

  /** Lay a pack on the bench: that one, the last one, or the one that comes with the game. */
  async open(id: string | null): Promise<void> {
    this.info = await this.ask();
    await this.look();
    this.lay(this.packs.find((one) => one.id === id) ?? this.packs[0] ?? this.shipped());
    const used = shelf
      .everything()
      .then((packs) => packs.flatMap((one) => [sheetOf(one), ...one.versions.map((v) => v.sheet)]))
      .then((sheets) => sheets.flatMap(pictured).map((one) => one.id));
    void used.then((ids) => pictures.sweep(new Set(ids))).catch(() => undefined);
  }

  /** In another language. */
  async retell(): Promise<void> {
    this.info = await this.ask();
    await this.check();
  }

  /** Cards come first, then what only has words. */
  private async ask(): Promise<Workshop> {
    const info = await api.workshop(this.game);
    const kinds = info.kinds.toSorted((one, other) => Number(other.face) - Number(one.face));
    return { ...info, kinds };
  }

  shipped(): Pack {
    const { sheet, version } = this.info;
    return {
      id: "",
      game: this.game,
      name: sheet.name,
      version,
      at: Date.now(),
      kinds: keyed(sheet.kinds),
      versions: [],
    };
  }

  lay(pack: Pack): void {
    this.pack = pack;
    [this.past, this.future, this.checked] = [[], [], null];
    if (!this.info.kinds.some((one) => one.id === this.kindId))
      this.kindId = this.info.kinds[0]?.id ?? "";
    this.choose(this.rows[0]?.key ?? "");
    void this.check();
  }

  private async look(): Promise<void> {
    // A browser that keeps nothing still edits.
    this.packs = await shelf.all(this.game).catch(() => []);
  }

  private async heard(id: string): Promise<void> {
    await this.look();
    if (id !== this.pack.id || this.unwritten) return;
    const found = this.packs.find((one) => one.id === id);
    if (!found) return;
    this.pack = found;
    this.later();
  }

  get kind(): KindInfo {
    return this.info.kinds.find((one) => one.id === this.kindId) ?? this.info.kinds[0]!;
  }

  readonly columns = $derived.by((): ColumnInfo[] => columnsOf(this.kind));

  /** What only names a row is to be read. */
  fixed(column: ColumnInfo): boolean {
    return column.kind === "id" || (!this.kind.grows && column === this.kind.columns[0]);
  }

  get column(): ColumnInfo | undefined {
    return this.columns.find((one) => one.id === this.columnId);
  }

  readonly all = $derived.by((): Row[] => this.pack.kinds[this.kindId] ?? []);
  readonly row = $derived.by((): Row | undefined => this.all.find((row) => row.key === this.key));

  /** Those that are looked for. */
  readonly rows = $derived.by((): Row[] => {
    const wanted = this.search.trim().toLocaleLowerCase();
    return this.all.filter((row) => {
      const words = Object.values(plain(row.cells)).join("\n").toLocaleLowerCase();
      return words.includes(wanted) && (this.filter === "all" || this.passes(row));
    });
  });

  private passes(row: Row): boolean {
    const drawn = Boolean(row.cells[PICTURE]);
    if (this.filter === "changed") return drawn || this.isChanged(row.key);
    if (this.filter === "wrong") return this.mistakes.some((one) => one.key === row.key);
    const sources = this.columns.map((column) => this.source(row, column.id));
    if (this.filter === "yours") return drawn || sources.some(isOwn);
    if (this.filter === "rulebook") return sources.includes("rulebook");
    return sources.some((source) => source === "reconstruction" || source === "partly");
  }

  nameOf(row: Row, kind = this.kind): string {
    const entry = kind.entries.find((one) => one.id === row.cells.key);
    if (entry) return entry.name;
    const named = Object.entries(row.cells).filter(([id]) => NAME.test(id));
    const mine = named.find(([id]) => id.endsWith(`_${settings.lang}`)) ?? named[0];
    return mine?.[1] || this.named(row, kind) || row.cells.id || say("web-workshop-unnamed");
  }

  /** A row that is made of others is called by their names. */
  private named(row: Row, kind: KindInfo): string {
    const column = kind.columns.find((one) => one.of);
    const of = this.info.kinds.find((one) => one.id === column?.of);
    if (!column || !of) return row.cells.key ?? "";
    const others = this.pack.kinds[of.id] ?? [];
    return (row.cells[column.id] ?? "")
      .split(/\s+/)
      .map((id) => others.find((one) => one.cells.id === id))
      .map((one) => (one ? this.nameOf(one, of) : "?"))
      .join(" · ");
  }

  /** What a column can be for one row: beside a key, each value is of its own kind. */
  at(row: Row, column: ColumnInfo): ColumnInfo {
    const entry = column.kind === "entry" && this.entry(row);
    return entry ? { ...entry, id: column.id, name: column.name } : column;
  }

  private entry(row: Row): ColumnInfo | undefined {
    return this.kind.entries.find((one) => one.id === row.cells.key);
  }

  wish(row: Row): Wish {
    return wishOf(this.kind, row.cells, (kind) =>
      (this.pack.kinds[kind] ?? []).map((one) => one.cells),
    );
  }

  // What the house says about it.

  readonly mistakes = $derived.by((): (CellMistake & { key: string })[] =>
    (this.checked?.mistakes ?? []).map((one) => ({
      ...one,
      key: this.order[one.sheet]?.[one.row - 1] ?? "",
    })),
  );

  wrong(row: Row, column: string): string {
    return this.mistakes.find((one) => one.key === row.key && one.column === column)?.text ?? "";
  }

  readonly changes = $derived.by(
    (): Set<string> =>
      new Set(
        (this.checked?.changed ?? []).flatMap((one) => {
          const key = this.order[one.sheet]?.[one.row - 1] ?? "";
          return [key, `${key} ${one.column}`];
        }),
      ),
  );

  isChanged(key: string, column = ""): boolean {
    return this.changes.has(column ? `${key} ${column}` : key);
  }

  /** What a row says to a player, as it was when the house looked last. */
  sentence(row: Row): string {
    const place = this.order[this.kindId]?.indexOf(row.key) ?? -1;
    return this.checked?.sentences[this.kindId]?.[place] ?? "";
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), CHECK_AFTER);
  }

  async check(): Promise<void> {
    clearTimeout(this.timer);
    const pack = this.pack;
    const number = (this.asked += 1);
    const checked = await api.check(this.game, sheetOf(pack)).catch(() => null);
    if (!checked || number !== this.asked) return;
    this.order = Object.fromEntries(
      Object.entries(pack.kinds).map(([kind, rows]) => [kind, rows.map((row) => row.key)]),
    );
    this.checked = checked;
  }

  // What is done to it.

  choose(key: string, column = this.columnId): void {
    this.typing = "";
    this.key = key;
    this.columnId = this.columns.some((one) => one.id === column)
      ? column
      : (this.columns[0]?.id ?? "");
  }

  turn(kind: string): void {
    this.kindId = kind;
    this.choose(this.rows[0]?.key ?? "");
  }

  /** Where the value of a cell comes from. */
  source(row: Row, column: string): string {
    return row.cells[column + SOURCE] ?? "";
  }

  sourceName(source: string): string {
    const id = isOwn(source) ? OWN : source;
    return this.info.sources.find((one) => one.id === id)?.name ?? source;
  }

  hasSource(column: string): boolean {
    return this.kind.columns.some((one) => one.id === column + SOURCE);
  }

  /** One cell; whoever changes a value is where it comes from. */
  set(row: Row, column: string, text: string): void {
    const cells: Cells = { [column]: text };
    if (this.hasSource(column) && text !== (row.cells[column] ?? "")) {
      const ours = this.origin(row);
      if (ours && (ours[column] ?? "") === text)
        cells[column + SOURCE] = ours[column + SOURCE] ?? "";
      else if (!isOwn(this.source(row, column))) cells[column + SOURCE] = OWN;
    }
    this.write(row, cells, column);
  }

  say(row: Row, column: string, source: string): void {
    this.write(row, { [column + SOURCE]: source }, column + SOURCE);
  }

  /** A picture of its own, by its id; empty: ours. */
  draw(row: Row, picture: string): void {
    if ((row.cells[PICTURE] ?? "") === picture) return;
    this.typing = "";
    this.do({ what: "set", kind: this.kindId, key: row.key, cells: { [PICTURE]: picture } });
  }

  private write(row: Row, cells: Cells, what: string): void {
    if (Object.entries(cells).every(([id, text]) => (row.cells[id] ?? "") === text)) return;
    this.do({ what: "set", kind: this.kindId, key: row.key, cells }, `${row.key} ${what}`);
  }

  /** The same card of the pack that comes with the game. */
  origin(row: Row): Cells | null {
    const rows = this.info.sheet.kinds[this.kindId] ?? [];
    const mine = row.cells.id || row.cells.key;
    return (mine && rows.find((one) => (one.id || one.key) === mine)) || null;
  }

  add(copied: Row | null = null): void {
    const cells: Cells = { ...copied?.cells, id: "" };
    if (copied) for (const id of Object.keys(cells)) if (id.endsWith(SOURCE)) cells[id] = OWN;
    const row = { key: newKey(), cells };
    const at = copied ? this.all.indexOf(copied) + 1 : this.all.length;
    this.do({ what: "put", kind: this.kindId, at, row });
    [this.search, this.filter] = ["", "all"];
    this.choose(row.key);
  }

  drop(row: Row): void {
    const place = this.rows.indexOf(row);
    const next = this.rows[place + 1] ?? this.rows[place - 1];
    this.do({ what: "drop", kind: this.kindId, key: row.key });
    this.choose(next?.key ?? "");
  }

  call(name: string): void {
    this.do({ what: "call", name }, "name");
  }

  /** Everything at once: a file that was read, or a version that is gone back to. */
  replace(sheet: SheetInfo): void {
    const { name, version, kinds } = sheet;
    this.do({ what: "lay", name, version, kinds: keyed(kinds) });
    this.choose(this.rows[0]?.key ?? "");
  }

  keepVersion(name: string): void {
    const { sheet, versions } = { sheet: sheetOf(this.pack), versions: this.pack.versions };
    this.do({ what: "versions", versions: [...versions, { name, at: Date.now(), sheet }] });
  }

  /** Another pack beside those that are here. */
  async begin(sheet: SheetInfo, name: string): Promise<void> {
    const pack = { ...this.shipped(), ...sheet, id: newKey(), name, kinds: keyed(sheet.kinds) };
    await shelf.put(pack).catch(() => undefined);
    await this.look();
    this.lay(pack);
  }

  async forget(pack: Pack): Promise<void> {
    await shelf.remove(pack.id).catch(() => undefined);
    await this.look();
    if (pack.id === this.pack.id) this.lay(this.packs[0] ?? this.shipped());
  }

  get undoes(): boolean {
    return this.past.length > 0;
  }

  get redoes(): boolean {
    return this.future.length > 0;
  }

  undo(): void {
    const step = this.past.at(-1);
    if (!step) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, step];
    this.apply(step.undo);
    this.show(step.undo);
  }

  redo(): void {
    const step = this.future.at(-1);
    if (!step) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, step];
    this.apply(step.redo);
    this.show(step.redo);
  }

  /** What was undone is seen. */
  private show(edit: Edit): void {
    this.typing = "";
    if (!("kind" in edit)) {
      if (!this.row) this.choose(this.rows[0]?.key ?? "");
      return;
    }
    this.kindId = edit.kind;
    if (edit.what === "put") this.choose(edit.row.key);
    if (edit.what === "drop") this.choose(this.rows[0]?.key ?? "");
    if (edit.what === "set") this.choose(edit.key, Object.keys(edit.cells)[0]?.replace(SOURCE, ""));
  }

  private do(edit: Edit, typing = ""): void {
    const undo = this.apply(edit);
    if (!undo) return;
    this.future = [];
    const last = this.past.at(-1);
    if (typing && typing === this.typing && last)
      this.past = [
        ...this.past.slice(0, -1),
        { undo: joined(undo, last.undo), redo: joined(last.redo, edit) },
      ];
    else this.past = [...this.past, { undo, redo: edit }].slice(-MOST_STEPS);
    this.typing = typing;
  }

  /** At once in this window, and on the shelf as soon as it is free. */
  private apply(edit: Edit): Edit | null {
    // The first change makes it a pack of one's own.
    const born = !this.pack.id;
    if (born) this.pack = { ...this.pack, id: newKey(), name: say("web-workshop-my-pack") };
    const before = this.pack;
    const done = edited(before, edit);
    if (!done) return null;
    this.pack = done[0];
    this.later();
    this.unwritten += 1;
    this.writing = this.writing
      .then(async () => {
        const kept = born ? await shelf.put(done[0]) : await shelf.change(before.id, edit);
        this.unwritten -= 1;
        // With what was done in other windows.
        if (kept && !this.unwritten && kept.id === this.pack.id) this.pack = kept;
        await this.look();
      })
      .catch(() => (this.unwritten -= 1));
    return done[1];
  }
}

export const isOwn = (source: string): boolean => source === OWN || source.startsWith(`${OWN}:`);

/**
 * Those that people fill in: where a value comes from stands beside it.  Ids are made from names, and
 * seen only where a row has none.
 */
export function columnsOf(kind: KindInfo): ColumnInfo[] {
  const named = kind.columns.some((one) => one.kind === "text" && one.required);
  return kind.columns.filter((one) => one.kind !== "source" && (one.kind !== "id" || !named));
}

/** Two steps as one: where both say something about a cell, the latter one counts. */
function joined(one: Edit, other: Edit): Edit {
  if (one.what !== "set" || other.what !== "set") return other;
  return { ...other, cells: { ...one.cells, ...other.cells } };
}
