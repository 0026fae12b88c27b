/** What a component belongs to. */

import { getContext, setContext } from "svelte";
import type { Board } from "./board";
import { Table } from "./table.svelte";

const KEY = Symbol("board");

export const giveBoard = <B extends Board>(board: B): B => setContext(KEY, board);
export const theBoard = (): Board => getContext<Board>(KEY);

/** For what can only be done at a table in play. */
export function theTable(): Table {
  const board = theBoard();
  if (!(board instanceof Table)) throw new Error("there is nothing to do here");
  return board;
}
