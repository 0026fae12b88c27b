/** The entries of the view that are drawn; the server sends more. */

import type { View } from "../lib/views";

export interface JawaraView extends View {
  round: number;
  rounds: number;
  turn: number;
  pool: number;
  judge: number;
  judge_holder: number;
  characters: number[];
  points: number[];
  scores: number[];
  guard: boolean[];
  skip_draw: boolean[];
  action_counts: number[];
  support_counts: number[];
  deck_counts: number[];
  laid: number[][];
  played: number[];
  actions: number[];
  supports: number[];
  known_actions: number[][];
  challenger: number;
  duel_opponent: number;
  wager: number;
}
