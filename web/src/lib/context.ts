/** The table that a component belongs to. */

import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("table");

export const give_table = (table: Table): Table => setContext(KEY, table);
export const the_table = (): Table => getContext<Table>(KEY);
