/** The entries of the view that are drawn; the server sends more. */

import type { View } from "../lib/views";

export interface SpellView extends View {
  day: number;
  mage: number;
  damage: number;
  beast: number;
  mages_first: boolean;
  open_colours: number[];
  generator: number[];
  mystic: number[];
  word: number;
  drawn: number[][];
  minds: number[];
  white: number[];
  black: number[];
  answered: boolean[];
  today: number[];
  mine: number[] | null;
}
