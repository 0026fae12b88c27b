// Made by gelanggang.server.emit from the shapes of the game: not to be edited.

import type { Decision } from "../wire";

/** The table from one chair. Cards are numbers of the pack; below 0: not seen, or none. */
export type View = {
  /** The open decisions; none: it is over. */
  pending: Decision<Decisions>[];
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  /** How many play. */
  seats: number;
  /** Which of the table's choices, from 0. */
  difficulty: number;
  /** The number of the open decision; a sealed answer does not change it. */
  moment: number;
  /** What is asked: 0 a Colour, 1 a word, 2 tokens; below 0: it is over. */
  stage: number;
  /** From 1. */
  day: number;
  /** Who is the 1st Mage today. */
  mage: number;
  /** What the Village has suffered. */
  damage: number;
  /** Today's Beast. */
  beast: number;
  /** What the Initiative die showed. */
  die: number;
  /** Whether the mages strike before the Beast. */
  mages_first: boolean;
  /** How many Colours were opened today. */
  opened: number;
  /** The word that the 1st Mage said on a Mystic day. */
  word: number;
  /** Of all mages together, once the Hits of the day are counted. */
  attack: number;
  /** Likewise. */
  defence: number;
  /** By seat, the mask of the Mind cards in hand. */
  minds: number[];
  /** By seat, white VP. */
  white: number[];
  /** By seat, black VP. */
  black: number[];
  /** What yesterday's Beast has changed, one number an effect, in the order of the board's. */
  today: number[];
  /** What today's Beast leaves, likewise. */
  tomorrow: number[];
  /** The days that are over. */
  past: PastDay[];
  /** By seat, whose choice is in. What it is stays sealed. */
  answered: boolean[];
  /** How many are still to come. */
  beasts_left: number;
  /** Cards in the Word deck. */
  word_count: number;
  /** The Beasts that came; the last one is today's. */
  faced: number[];
  /** The Word cards that are done with. */
  word_discard: number[];
  /** The Word cards of the day. */
  generator: number[];
  /** The Word card of a Mystic day. */
  mystic: number[];
  /** Slot by slot: whoever slipped a Colour under the deck knows it. */
  colour_deck: number[];
  /** The Colours that are done with. */
  colour_discard: number[];
  /** The Colours of the day. */
  open_colours: number[];
  /** What those who open a Colour today have drawn, in their order. */
  drawn: number[][];
  /** One's own sealed answer: the Mind card, then pads and counts; null: none yet. */
  mine: number[] | null;
  /** The chapter that is played; null: a game of its own. */
  story: Story | null;
  /** What the 1st Mage has placed for all to see, as in `mine`; null: nothing, as mostly. */
  led: number[] | null;
  /** The Beast that comes tomorrow, where that is known; below 0: it is not. */
  next_beast: number;
};

/** A day that is over. All of it was revealed. */
export type PastDay = {
  /** By letter; none on a Mystic day, when tokens lay on Colours. */
  words: number[];
  /** What the 1st Mage said on a Mystic day; below 0: nothing. */
  word: number;
  /** Those that were open; none on a Mystic day. */
  colours: number[];
  /** Whether the mages struck before the Beast. */
  mages_first: boolean;
  /** By seat the Mind card, then pads and counts, as in the move. */
  placed: number[][];
};

/** The chapter that is played. All of it is open to everybody. */
export type Story = {
  /** Its id. */
  chapter: string;
  /** How many it has. */
  days: number;
  /** What is different from an ordinary game. */
  rules: ChapterRule[];
  /** What has to be reached, beside that the Village stands. */
  goals: Goal[];
  /** The improved Mind cards in everybody's hand, by their ids. */
  memories: string[];
  /** What was taken along for this try; empty: nothing. */
  provision: string;
  /** What every Beast has more than is printed, or less: never below 1. */
  more_health: number;
  /** Likewise. */
  more_attack: number;
  /** Beasts. */
  defeated: number;
  /** Beasts. */
  held: number;
  /** Days on which everybody Hit. */
  together: number;
  /** Whether the last day that was counted was one. */
  all_hit: boolean;
  /** Whether today's Beast was defeated or held. */
  stopped: boolean;
  /** What a Beast that comes again has lost of its health. */
  wounds: number;
  /** Damage that a Provision can still heal. */
  healing: number;
  /** The word on which most tokens Hit in one day; below 0: none. */
  best: number;
  /** How many they were. */
  hits: number;
  /** The Beast that got through last; below 0: none. */
  through: number;
  /** By seat, how often somebody was alone with an idea. */
  alone: number[];
};

/** Something that a party has to reach in a chapter. */
export type Goal = {
  /** Its name. */
  goal: string;
  /** How many are needed; of damage, how much is allowed. */
  n: number;
  /** How many there are. */
  reached: number;
};

/** A rule that a chapter has. */
export type ChapterRule = {
  /** Its name. */
  rule: string;
  /** Its number; 1 where it has none. */
  n: number;
};

/** What a choice in the making lacks. */
export type Preview = {
  /** 1 where a refusal only says that a Mind card or tokens are still to come, else 0. */
  unfinished: number;
};

/** How the Village stands at the end. */
export type Outcome = {
  /** Whether it was held. */
  village: "fallen" | "stands";
  /** What it has suffered. */
  damage: number;
  /** How well two players did together, if it stands. */
  grade?: string;
  /** The chapter that was played; this and the rest is not there in a game of its own. */
  chapter?: string;
  /** How it ended: won by `attack` or by `defence`, or lost (`fallen`). */
  way?: string;
  /** Beasts. */
  defeated?: number;
  /** Beasts. */
  held?: number;
  /** The word on which most tokens Hit in one day; below 0: none. */
  best?: number;
  /** The Beast that got through last; below 0: none. */
  through?: number;
  /** Who was alone with an idea most often; below 0: nobody. */
  alone?: number;
};

/** What happens, by kind. */
export type Events = {
  /** A day begins, with its 1st Mage. */
  day: { day: number; seat: number };
  /** An effect of yesterday's Beast begins to work. */
  lasting: { effect: string; n: number };
  /** The words of the day are in the generator, by letter. */
  words: { words: number[] };
  /** A deck was made anew from its discards. */
  reshuffled: { deck: string };
  /** The Beast of the day comes; `n` is what it would do to the Village. */
  beast: { beast: number; health: number; attack: number; n: number };
  /** The same on a Mystic day, when tokens are put on Colours. */
  "mystic-beast": { beast: number; health: number; attack: number; n: number };
  /** The die shows `n`: the mages strike first. */
  "mages-first": { seat: number; n: number };
  /** The die shows `n`: the Beast strikes first. */
  "beast-first": { seat: number; n: number };
  /** So many Colours were drawn, unseen by the others. */
  "drew-colours": { seat: number; n: number };
  /** The same, to who drew them. */
  "drew-colours-own": { seat: number; colours: number[] };
  /** A Colour was opened. */
  opened: { seat: number; colour: number };
  /** The words of a Mystic day, of which the 1st Mage says one. */
  "mystic-words": { words: number[] };
  /** The 1st Mage said the word of a Mystic day. */
  said: { seat: number; word: number };
  /** A player's choice is in; what it is, and whether it changes, is secret. */
  ready: { seat: number };
  /** A sealed choice was changed: only the player hears of it. */
  changed: { seat: number };
  /** A choice is open: a Mind card (below 0: none), and for each pad its tokens (black below 0). The words of the pads are told with it, none on a Mystic day. */
  revealed: { seat: number; mind: number; tokens: number[]; words: number[] };
  /** Minds met on a word, or (word below 0) on a Colour, with `n` white tokens. */
  "white-hit": { pad: number; word: number; seats: number[]; n: number };
  /** The same with black tokens. */
  "black-hit": { pad: number; word: number; seats: number[]; n: number };
  /** Somebody was alone with a thought, and `n` white tokens. */
  "white-miss": { pad: number; word: number; seat: number; n: number };
  /** The same with black tokens. */
  "black-miss": { pad: number; word: number; seat: number; n: number };
  /** VP of the day. */
  gained: { seat: number; white: number; black: number };
  /** What all Hits and Mind cards come to. */
  strength: { attack: number; defence: number };
  /** The mages strike, and it is enough. */
  defeated: { beast: number; attack: number; health: number };
  /** The mages strike, and it is not enough. */
  "not-defeated": { beast: number; attack: number; health: number };
  /** The Beast strikes and is held. */
  held: { beast: number; defence: number; attack: number };
  /** The Beast strikes the Village: `n` more, `damage` in all. */
  damaged: { beast: number; defence: number; attack: number; n: number; damage: number };
  /** The Village heals: `n` less, `damage` is left. */
  healed: { n: number; damage: number };
  /** What the Beast leaves for tomorrow. */
  leaves: { effect: string; n: number };
  /** The Village has fallen: all lose. */
  fell: Record<string, never>;
  /** The Village stands, and one player has given most. */
  won: { seats: number[]; n: number };
  /** The Village stands, and several have given most. */
  "shared-win": { seats: number[]; n: number };
  /** Two players have held the Village together. */
  "team-won": { grade: string; n: number };
  /** A chapter begins, which has so many days. */
  chapter: { chapter: string; days: number };
  /** The 1st Mage named the word of the day whose Hits count more. */
  named: { seat: number; word: number };
  /** The 1st Mage has placed first, for all to see. */
  led: { seat: number; mind: number; tokens: number[]; words: number[] };
  /** Several chose the same Mind card: `n` more Attack and Defence. */
  "same-mind": { mind: number; seats: number[]; n: number };
  /** Yesterday's Colours are today's as well. */
  "colours-stay": { colours: number[] };
  /** Ideas that nobody shared have given the Beast `n` more attack. */
  fed: { beast: number; n: number };
  /** The Beast of yesterday comes again, with `n` less health. */
  returns: { beast: number; n: number };
  /** A Provision shows which Beast comes tomorrow. */
  "next-beast": { beast: number };
  /** Nobody was without a Hit today. */
  "all-hit": Record<string, never>;
  /** The Village stands and the goal is met: by Attack or by Defence. */
  "chapter-won": { way: string };
  /** The goal cannot be met any more. */
  "chapter-lost": { day: number };
};

/** What is asked, by kind. */
export type Decisions = {
  /** Open one of the two Colours that were drawn. */
  colour: Record<string, never>;
  /** Say one of the words of a Mystic day. */
  word: Record<string, never>;
  /** Name the word of the day whose Hits count more, in a chapter that asks for it. */
  name: Record<string, never>;
  /** Choose a Mind card and place tokens, all at once. `pads`: Letters, or on a Mystic day Colours, that tokens can be put on. `white`: White tokens that a player has. `black`: Black ones. `tokens`: How many of them can be placed, without what a Mind card adds. `mystic`: 1 on a Mystic day, else 0. */
  place: { pads: number; white: number; black: number; tokens: number; mystic: number };
};

/** What is printed, by kind of card. */
export type Cards = {
  /** Of a Beast; health and attack are for two players, for three and so on. */
  beast: { tier: number; mystic: boolean; health: number[]; attack: number[]; damage: number };
  /** Of a Mind card: what it does, briefly and in pictures, and how tokens are placed with it. */
  mind: { brief: string; signs: string[]; ruled: boolean; boxes: number[] };
  /** Of a Colour: how it looks, and how those know it who see no colours. */
  colour: { hex: string; ink: string; mark: string; pattern: string };
  /** Of a word there is nothing more to say. */
  word: Record<string, never>;
  /** Of a Word card: its words, by number. */
  "word-card": { words: number[] };
  /** Of the board: the Village, what Beasts can leave, what a difficulty adds to each of them. */
  board: { village: number; effects: string[]; more_health: number[]; more_attack: number[] };
};

/** All of it. */
export type Game = {
  view: View;
  events: Events;
  decisions: Decisions;
  preview: Preview;
  outcome: Outcome;
  cards: Cards;
};
