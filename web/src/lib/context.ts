/** The table that a component belongs to. */

import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("table");

export const giveTable = (table: Table): Table => setContext(KEY, table);
export const theTable = (): Table => getContext<Table>(KEY);
