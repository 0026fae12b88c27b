/** What lies before somebody who plays Jawara Beksi: the house sends what it declares. */

import { getContext } from "svelte";
import type { Board } from "../lib/board";
import { BOARD } from "../lib/context";
import type { Game } from "../lib/made/jawara-beksi";

export const theBoard = (): Board<Game> => getContext<Board<Game>>(BOARD);
