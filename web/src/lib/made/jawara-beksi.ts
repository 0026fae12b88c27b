// Made by gelanggang.server.emit from the shapes of the game: not to be edited.

import type { Decision } from "../wire";

/** The table from one chair. Cards, Characters and Judges are numbers of the pack. */
export type View = {
  /** The open decisions; none: it is over. */
  pending: Decision<Decisions>[];
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  /** How many play. */
  seats: number;
  /** How many rounds are played. */
  rounds: number;
  /** Whether cards that only point down were left out (JB-14). */
  without_down: boolean;
  /** Whether hands go back at the end of a round (JB-21). */
  fresh_hands: boolean;
  /** How many moves were made: the number of the open decision. */
  moment: number;
  /** What is asked, and what waits for it: the innermost question comes last. */
  stack: number[];
  /** Which round it is, from 1. */
  round: number;
  /** Whose turn it is; while Characters are chosen, who will begin the round. */
  turn: number;
  /** Who chooses a Character. */
  chooser: number;
  /** Turns that were finished in this round. */
  turns: number;
  /** Turns since a point last left the pool (JB-76). */
  quiet: number;
  /** The pool is empty or stalled: of this turn at most the Card Limit is left (JB-72). */
  ended: boolean;
  /** Points that can still be taken. */
  pool: number;
  /** The Judge of this round; below 0: none yet. */
  judge: number;
  /** Those who may still come. */
  judges_left: number[];
  /** Who took the last point, and has the Judge card; below 0: nobody. */
  judge_holder: number;
  /** By seat; below 0: none yet. */
  characters: number[];
  /** Tokens of this round, by seat. */
  points: number[];
  /** The Score Board, by seat. */
  scores: number[];
  /** By seat, who is guarded. */
  guard: boolean[];
  /** By seat, who will leave out the next Draw Phase. */
  skip_draw: boolean[];
  /** By seat, who made them do so; below 0: nobody. */
  skip_by: number[];
  /** By seat, with which card; below 0: none. */
  skip_cause: number[];
  /** Combos, or draws in their place, that are left in this turn. */
  actions_left: number;
  /** Support cards of this turn. */
  supports_played: number;
  /** Cards of the next Combo that need no shared direction (JB-43). */
  excuses: number;
  /** Points that Support cards add to the next Combo. */
  combo_points: number;
  /** How many cards fewer the next Combo needs for the bonus. */
  bonus_sooner: number;
  /** The largest Combo of this turn. */
  combo_size: number;
  /** Whether a point has left the pool in this turn. */
  drawn: boolean;
  /** Which of the played cards works now, from 0. */
  place: number;
  /** Which of its effects comes next. */
  op: number;
  /** What the Combo is worth so far. */
  total: number;
  /** With whom cards are exchanged; below 0: nobody. */
  swap_with: number;
  /** Who starts a DUEL; below 0: nobody. */
  challenger: number;
  /** Who was challenged; below 0: nobody. */
  duel_opponent: number;
  /** Points that a DUEL is about; 0: there is none. */
  wager: number;
  /** Cards in the Action and in the Support deck. */
  deck_counts: number[];
  /** Action cards in hand, by seat. */
  action_counts: number[];
  /** Support cards in hand, by seat. */
  support_counts: number[];
  /** The Action and the Support pile, from the bottom. */
  discards: number[][];
  /** By seat, Support cards that lie open until their player's next turn. */
  laid: number[][];
  /** The cards whose effects are happening, in order. */
  played: number[];
  /** One's own Action cards, in the order they are held. */
  actions: number[];
  /** One's own Support cards, likewise. */
  supports: number[];
  /** For each of one's own Action cards, the mask of the seats that have seen it. */
  actions_seen: number[];
  /** Likewise for Support cards. */
  supports_seen: number[];
  /** By seat, Action cards of others that this chair has seen. */
  known_actions: number[][];
  /** By seat, Support cards of others that this chair has seen. */
  known_supports: number[][];
};

/** What a Combo would earn, what is still open, and which cards may come next. */
export type Quote = {
  /** What is printed on its cards. */
  scores: number;
  /** Points that effects add for certain. */
  effects: number;
  /** Dice whose result would be added. */
  dice: number;
  /** What is added for many cards (JB-51). */
  bonus: number;
  /** Points of Support cards played before it. */
  support: number;
  /** What the Judge adds, or takes away. */
  judge: number;
  /** What it earns at least, with the pool as it is. */
  least: number;
  /** And at most. */
  most: number;
  /** What the Judge card adds when it surely takes the last point (JB-71); else 0. */
  judge_card: number;
  /** How often an opponent will have to be chosen. */
  opponents: number;
  /** The cards whose effect works. */
  working: number[];
  /** Cards of the hand that may come next. */
  next: number[];
};

/** What happens, by kind. */
export type Events = {
  /** Two dice decide who is first, or who may challenge (JB-10, JB-73, JB-80). */
  rolled: { seat: number; dice: number[]; n: number };
  /** Somebody will play first. */
  first: { seat: number };
  /** A Character was taken. */
  character: { seat: number; character: string };
  /** A round begins: a Judge was drawn, and `n` points are in the pool. */
  round: { round: number; judge: string; n: number };
  /** A turn begins. */
  turn: { seat: number };
  /** So many cards were drawn from a deck, unseen by the others. */
  drew: { seat: number; n: number; deck: string };
  /** The same, to who drew them. */
  "drew-own": { seat: number; n: number; deck: string; cards: number[] };
  /** A discard pile became a deck again (JB-90). */
  reshuffled: { deck: string };
  /** There was nothing left to draw (JB-90). */
  "nothing-drawn": { seat: number; deck: string };
  /** A Draw Phase was left out because of an opponent's card; below 0: nobody's, of a scenario. */
  "skipped-draw": { seat: number; opponent: number; cause: number };
  /** A Combo of `n` cards was laid out, in this order. */
  combo: { seat: number; cards: number[]; n: number };
  /** A card adds points to the Combo. */
  "effect-earned": { seat: number; card: number; n: number };
  /** A card's dice add points. */
  "effect-rolled": { seat: number; card: number; dice: number[]; n: number };
  /** A card found nobody on whom it would work (JB-57). */
  "effect-lost": { seat: number; card: number };
  /** Points went from an opponent to a player. */
  "took-points": { seat: number; opponent: number; cause: number; n: number };
  /** An opponent had to return points to the pool. */
  "returned-points": { seat: number; opponent: number; cause: number; n: number };
  /** An opponent discarded a card at random. */
  "lost-card": { seat: number; opponent: number; cause: number; card: number };
  /** An opponent will leave out the next Draw Phase. */
  "will-skip": { seat: number; opponent: number; cause: number };
  /** A player is guarded until the next turn. */
  guarded: { seat: number };
  /** Points were taken from the pool: of what it was worth, what was there, and what is left. */
  earned: { seat: number; worth: number; n: number; pool: number };
  /** The bonus of a long Combo (JB-51). */
  bonus: { seat: number; n: number };
  /** A Support card was played. */
  support: { seat: number; card: number };
  /** A player looks at an opponent's Action cards. */
  looked: { seat: number; opponent: number };
  /** The same, to who looks. */
  "looked-own": { seat: number; opponent: number; cards: number[] };
  /** Two players exchanged a card. */
  swapped: { seat: number; opponent: number };
  /** The same, to the two: what the player took, and gave. */
  "swapped-own": { seat: number; opponent: number; taken: number; given: number };
  /** An Action card changed hands. */
  "took-action": { seat: number; opponent: number };
  /** The same, to the two. */
  "took-action-own": { seat: number; opponent: number; card: number };
  /** A Support card changed hands. */
  "took-support": { seat: number; opponent: number };
  /** The same, to the two. */
  "took-support-own": { seat: number; opponent: number; card: number };
  /** A card over the Card Limit went to the pile. */
  discarded: { seat: number; card: number };
  /** The round is over: all `n` cards of a hand went to the piles (JB-21). */
  "discarded-hand": { seat: number; cards: number[]; n: number };
  /** A DUEL was started, for `n` points. */
  challenged: { seat: number; opponent: number; n: number };
  /** The DUEL at the end of a round was not wanted. */
  "no-challenge": { seat: number };
  /** The wager was accepted as it was. */
  accepted: { seat: number; n: number };
  /** The wager was lowered to `n`. */
  lowered: { seat: number; n: number };
  /** A duellist rolled, and drew `n` cards face down. */
  "duel-drew": { seat: number; dice: number[]; n: number };
  /** A duellist's cards were turned: `n` in all. */
  "duel-showed": { seat: number; cards: number[]; n: number };
  /** A DUEL was decided: the opponent loses the wager. */
  "duel-won": { seat: number; opponent: number; n: number };
  /** A DUEL ended in a tie: nothing changes. */
  "duel-tied": { seat: number; opponent: number };
  /** The pool is empty: the Judge card, `n` points, goes to who emptied it. */
  "last-point": { seat: number; judge: string; n: number };
  /** Nobody took points for too long: the round ends with `n` in the pool (JB-76). */
  stalled: { n: number };
  /** Points of the round went to the Score Board. */
  scored: { seat: number; n: number; total: number };
  /** The game is over, and one player has the most points. */
  won: { seats: number[]; n: number };
  /** The game is over, and several have the most points. */
  "shared-win": { seats: number[]; n: number };
};

/** What is asked, by kind. */
export type Decisions = {
  /** Take a Character for this round. */
  character: { round: number };
  /** Play a Combo or Support cards, draw, or end the turn. `actions`: Combos, or draws in their place, that are left. */
  act: { actions: number };
  /** Choose on whom the effect of a card works. `effect`: Which of its effects, from 0. */
  opponent: { card: number; effect: number };
  /** Exchange one card with this opponent. */
  swap: { opponent: number };
  /** Start a DUEL. `last`: 1 at the end of a round, when it can be left; else 0. */
  challenge: { last: number };
  /** Accept this opponent's wager `n`, or lower it, down to `least`. */
  answer: { opponent: number; n: number; least: number };
  /** Discard down to the Card Limit: `n` cards are too many. */
  discard: { n: number };
};

/** What is printed, by kind of card. */
export type Cards = {
  /** Of an Action card: also its Score, its arrows, and whether it is a bridge. */
  action: { face: string; signs: string[]; place: string; n: number; brief: string; score: number; directions: string; bridge: boolean };
  /** Of a Support card: whose picture it has, those of its effects, and these in one line. `place`: The picture of where in a Combo it works, or how large that has to be; empty: anywhere. `n`: How much it does; 0: that is not a number. */
  support: { face: string; signs: string[]; place: string; n: number; brief: string };
  /** Of a Character or a Judge: the pictures of what changes. */
  character: { signs: string[] };
  /** Of a Character or a Judge: the pictures of what changes. */
  judge: { signs: string[] };
};

/** All of it. */
export type Game = {
  view: View;
  events: Events;
  decisions: Decisions;
  preview: Quote;
  outcome: Record<string, never>;
  cards: Cards;
};
