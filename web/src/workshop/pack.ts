/** A pack on the bench: its rows have keys, so that an edit means the same card wherever it is done. */

import type { SheetInfo } from "../lib/wire";

export type Cells = Record<string, string>;

/** The cell with the id of the picture that a card has of its own; of no column, and never sent as a cell. */
export const PICTURE = "picture";

export interface Row {
  /** Known to this device alone, and never used again. */
  key: string;
  cells: Cells;
}

export type Kinds = Record<string, Row[]>;

export interface Version {
  name: string;
  at: number;
  sheet: SheetInfo;
}

export interface Pack {
  id: string;
  game: string;
  name: string;
  version: string;
  at: number;
  kinds: Kinds;
  /** The oldest first. */
  versions: Version[];
}

/** One step of work. It can be done again in another window, and undone. */
export type Edit =
  | { what: "set"; kind: string; key: string; cells: Cells }
  | { what: "put"; kind: string; at: number; row: Row }
  | { what: "drop"; kind: string; key: string }
  | { what: "call"; name: string }
  | { what: "lay"; name: string; version: string; kinds: Kinds }
  | { what: "versions"; versions: Version[] };

export const newKey = (): string => crypto.randomUUID();

export function keyed(kinds: SheetInfo["kinds"]): Kinds {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, rows]) => [
      kind,
      rows.map((cells) => ({ key: newKey(), cells: { ...cells } })),
    ]),
  );
}

export function sheetOf(pack: Pack): SheetInfo {
  const kinds = Object.entries(pack.kinds).map(([kind, rows]): [string, Cells[]] => [
    kind,
    rows.map((row) => row.cells),
  ]);
  const { game, name, version } = pack;
  return { game, name, version, kinds: Object.fromEntries(kinds) };
}

/** The cells that the house knows. */
export function plain(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([id]) => id !== PICTURE));
}

/** A sheet as the house reads it. */
export function bare(sheet: SheetInfo): SheetInfo {
  const kinds = Object.entries(sheet.kinds).map(([kind, rows]): [string, Cells[]] => [
    kind,
    rows.map(plain),
  ]);
  return { ...sheet, kinds: Object.fromEntries(kinds) };
}

/** Which cards of a sheet have pictures of their own; rows are counted from 1. */
export function pictured(sheet: SheetInfo): { kind: string; row: number; id: string }[] {
  return Object.entries(sheet.kinds).flatMap(([kind, rows]) =>
    rows.flatMap((cells, i) => {
      const id = cells[PICTURE];
      return id ? [{ kind, row: i + 1, id }] : [];
    }),
  );
}

/** The pack after an edit, and the edit that takes it back; null: what it is about is gone. */
export function edited(pack: Pack, edit: Edit): [Pack, Edit] | null {
  const at = Date.now();
  const withRows = (kind: string, rows: Row[]): Pack => ({
    ...pack,
    at,
    kinds: { ...pack.kinds, [kind]: rows },
  });
  if (edit.what === "call")
    return [
      { ...pack, at, name: edit.name },
      { what: "call", name: pack.name },
    ];
  if (edit.what === "lay") {
    const { name, version, kinds } = edit;
    return [
      { ...pack, at, name, version, kinds },
      { what: "lay", name: pack.name, version: pack.version, kinds: pack.kinds },
    ];
  }
  if (edit.what === "versions")
    return [
      { ...pack, at, versions: edit.versions },
      { what: "versions", versions: pack.versions },
    ];
  const { kind } = edit;
  const rows = pack.kinds[kind] ?? [];
  if (edit.what === "put")
    return [
      withRows(kind, rows.toSpliced(edit.at, 0, edit.row)),
      { what: "drop", kind, key: edit.row.key },
    ];
  const place = rows.findIndex((row) => row.key === edit.key);
  const row = rows[place];
  if (!row) return null;
  if (edit.what === "drop")
    return [withRows(kind, rows.toSpliced(place, 1)), { what: "put", kind, at: place, row }];
  const old = Object.fromEntries(Object.keys(edit.cells).map((id) => [id, row.cells[id] ?? ""]));
  const next = { ...row, cells: { ...row.cells, ...edit.cells } };
  return [withRows(kind, rows.with(place, next)), { what: "set", kind, key: row.key, cells: old }];
}

export interface Differing {
  kind: string;
  id: string;
  /** None: it is only in the other. */
  before: Cells | null;
  after: Cells | null;
  columns: string[];
}

/** What is not the same in two sheets, card by card: order never matters. */
export function differing(before: SheetInfo, after: SheetInfo): Differing[] {
  const kinds = new Set([...Object.keys(before.kinds), ...Object.keys(after.kinds)]);
  return [...kinds].flatMap((kind) => {
    const [old, now] = [byId(before, kind), byId(after, kind)];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
      const [one, other] = [old.get(id) ?? null, now.get(id) ?? null];
      const columns = [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])].filter(
        (column) => (one?.[column] ?? "") !== (other?.[column] ?? ""),
      );
      return columns.length ? [{ kind, id, before: one, after: other, columns }] : [];
    });
  });
}

function byId(sheet: SheetInfo, kind: string): Map<string, Cells> {
  const rows = sheet.kinds[kind] ?? [];
  return new Map(rows.map((cells, i) => [cells.id || cells.key || `+${i}`, cells]));
}
