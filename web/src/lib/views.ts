/** The entries of the views that are drawn; the server sends more. */

export interface Decision {
  id: number;
  seat: number;
  kind: string;
  facts: Record<string, number>;
  sealed: boolean;
  answered: boolean;
}

interface View {
  seat: number | null;
  seats: number;
  pending: Decision[];
}

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

export type AnyView = JawaraView | SpellView;
