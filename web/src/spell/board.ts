/** What lies before somebody who plays Spell from the Future: the house sends what it declares. */

import { getContext } from "svelte";
import type { Board } from "../lib/board";
import { BOARD } from "../lib/context";
import type { Game } from "../lib/made/spell-from-the-future";

export const theBoard = (): Board<Game> => getContext<Board<Game>>(BOARD);
