/** What somebody would like to play: all that can be chosen before the deal, and the line that says it. */

import { house } from "./house.svelte";
import * as own from "./own";
import { settings } from "./settings.svelte";
import { say } from "./voice.svelte";
import type {
  AnyVerb,
  ChoiceInfo,
  GameInfo,
  OpenTable,
  OptionInfo,
  SeatInfo,
  TableInfo,
} from "./wire";

export type Choice = ChoiceInfo["value"];

/** Against bots, with friends, one phone that is passed round, or a screen for everybody. */
export const WAYS = ["bots", "friends", "phone", "tv"] as const;
export type Way = (typeof WAYS)[number];

export interface Wish {
  seats: number;
  options: Record<string, Choice>;
  pack: string;
  pace: string;
  /** Of bots that fill up or play for somebody; `2`, or `2:character`. */
  level: string;
  /** One for each bot that sits down from the beginning; an empty one is of the table's level. */
  bots: string[];
  lock: boolean;
}

/** A part of the line, by the key of what it is about. */
export interface Part {
  key: string;
  text: string;
}

// What is usual.

export function standard(game: GameInfo, way: Way): Wish {
  const seats = {
    bots: game.usual_seats,
    friends: game.most_seats,
    // One alone passes a phone to nobody.
    phone: Math.max(2, game.fewest_seats),
    tv: game.most_seats,
  }[way];
  return {
    seats,
    options: Object.fromEntries(game.options.map((one) => [one.name, one.default])),
    pack: "",
    pace: house.info?.paces[0]?.pace ?? "",
    level: game.usual_level,
    bots: Array.from({ length: way === "bots" ? seats - 1 : 0 }, () => ""),
    lock: false,
  };
}

/** The keys of what differs between two wishes. */
export function differs(one: Wish, other: Wish): string[] {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  const found = [...names].filter((name) => one.options[name] !== other.options[name]);
  for (const key of ["seats", "pack", "pace", "level", "lock"] as const)
    if (one[key] !== other[key]) found.push(key);
  // A bot more or less follows from the seats.
  const bots = (wish: Wish) => wish.bots.filter((bot) => bot && bot !== wish.level).join();
  if (bots(one) !== bots(other)) found.push("bots");
  return found;
}

export const changed = (game: GameInfo, wish: Wish, way: Way = "friends"): string[] =>
  differs(standard(game, way), wish);

// What goes together.

export const can = (choice: ChoiceInfo, seats: number): boolean => choice.seats.includes(seats);

/** How many of those at a device may be bots: somebody has to play, and a phone passed round needs two. */
export function mostBots(way: Way, seats: number): number {
  return { bots: seats - 1, friends: seats - 1, phone: seats - 2, tv: seats }[way];
}

/** The same wish for another number of seats: what cannot be played there is as usual again. */
export function reseat(game: GameInfo, wish: Wish, seats: number, way: Way): Partial<Wish> {
  const options = Object.fromEntries(
    game.options.map((option) => {
      const value = wish.options[option.name] ?? option.default;
      const choice = option.choices.find((one) => one.value === value);
      return [option.name, choice && can(choice, seats) ? value : option.default];
    }),
  );
  const bots = wish.bots.slice(0, mostBots(way, seats));
  if (way === "bots") while (bots.length < seats - 1) bots.push("");
  return { seats, options, bots };
}

/** Whether a game has such a bot. */
export function isBot(game: GameInfo, bot: string): boolean {
  const [level = "", character] = bot.split(":");
  if (!game.levels.some((one) => one.level === level)) return false;
  if (character === undefined) return true;
  return game.characters.some((one) => one.character === character && one.levels.includes(level));
}

/** What is left of a wish that was made earlier, or elsewhere: the house may have changed. */
export function mend(game: GameInfo, way: Way, old: Partial<Wish>): Wish {
  const usual = standard(game, way);
  const seats = game.tables.some((one) => one.seats === old.seats) ? old.seats! : usual.seats;
  const bot = (one: unknown) => (typeof one === "string" && isBot(game, one) ? one : "");
  const wish: Wish = {
    seats,
    options: { ...usual.options, ...old.options },
    pack: [...game.packs, ...own.all(game.game)].some((one) => one.pack === old.pack)
      ? old.pack!
      : usual.pack,
    pace: house.info?.paces.some((one) => one.pace === old.pace) ? old.pace! : usual.pace,
    level: bot(old.level) || usual.level,
    bots: (Array.isArray(old.bots) ? old.bots : usual.bots).map(bot),
    lock: old.lock === true,
  };
  return { ...wish, ...reseat(game, wish, seats, way) };
}

// What is kept on this device.

const KEY = "gelanggang.wishes";

function kept(): Record<string, Partial<Wish>> {
  try {
    const old = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<
      string,
      Partial<Wish>
    > | null;
    return old ?? {};
  } catch {
    return {};
  }
}

export function remember(game: GameInfo, way: Way, wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [`${game.game}/${way}`]: wish }));
  } catch {
    // A browser that keeps nothing plays what is usual.
  }
}

export function recall(game: GameInfo, way: Way): Wish {
  const old = kept()[`${game.game}/${way}`];
  return old ? mend(game, way, old) : standard(game, way);
}

// The line.

/** What a bot is called in passing. */
export function botName(game: GameInfo, bot: string): string {
  const [level, character] = bot.split(":");
  const name = game.levels.find((one) => one.level === level)?.name ?? bot;
  const who = game.characters.find((one) => one.character === character)?.label;
  return who ? say("web-bot-with", { level: name, character: who }) : name;
}

const choiceOf = (option: OptionInfo, value: Choice | undefined) =>
  option.choices.find((one) => one.value === value);

/** What is worth saying about an option: how much of something always, the rest where it is unusual. */
function worthSaying(option: OptionInfo, value: Choice | undefined): boolean {
  return value !== option.default || (!option.ours && typeof value !== "boolean");
}

export function parts(game: GameInfo, wish: Wish): Part[] {
  const usual = game.options.every(
    (one) => (wish.options[one.name] ?? one.default) === one.default,
  );
  const found: Part[] = [];
  const tell = (key: string, text: string) => found.push({ key, text });
  if (game.options.length && usual && !wish.pack) tell("rules", say("web-line-standard"));
  for (const option of game.options) {
    const value = wish.options[option.name] ?? option.default;
    if (!worthSaying(option, value)) continue;
    const choice = choiceOf(option, value)?.label ?? String(value);
    tell(option.name, say("web-line-option", { option: option.label, choice }));
  }
  if (wish.pack) tell("pack", packName(game, wish.pack));
  const table = game.tables.find((one) => one.seats === wish.seats);
  tell("seats", table?.label ?? String(wish.seats));
  const bots = (wish.bots.length ? wish.bots : [""]).map((bot) => botName(game, bot || wish.level));
  const all = new Set(bots).size === 1 ? bots.slice(0, 1) : bots;
  tell("bots", say("web-line-bots", { bots: all.join(", ") }));
  const pace = house.info?.paces.find((one) => one.pace === wish.pace);
  tell("pace", pace?.label ?? wish.pace);
  if (wish.lock) tell("lock", say("web-lock"));
  return found;
}

export const line = (game: GameInfo, wish: Wish): string =>
  parts(game, wish)
    .map((part) => part.text)
    .join(" · ");

/** What a pack is called; one of somebody's own is known by its digest alone. */
export const packName = (game: GameInfo, pack: string): string =>
  game.packs.find((one) => one.pack === pack)?.name || own.name(pack) || say("web-own-pack");

// What is asked of the house.

/** A table like that; each of `names` sits at this device. */
export function order(game: GameInfo, way: Way, wish: Wish, names: string[]): OpenTable {
  const people = {
    bots: [settings.name],
    friends: [settings.name],
    phone: names,
    tv: [],
  }[way];
  return { game: game.game, ...wish, names: people, start: way === "bots" || way === "phone" };
}

const isBotSeat = (seat: SeatInfo) => seat.kind === "bot";

/** What a table that is there already is like. */
export function wishOf(info: TableInfo): Wish {
  return {
    seats: info.seats.length,
    options: info.options,
    pack: info.pack,
    pace: info.pace,
    level: info.level,
    bots: info.seats.filter(isBotSeat).map((seat) => seat.level ?? ""),
    lock: info.lock ?? false,
  };
}

/** What the host asks for, one after another, so that a table becomes like a wish. */
export function verbsFor(game: GameInfo, info: TableInfo, wish: Wish): AnyVerb[] {
  const now = wishOf(info);
  const other = new Set(differs(now, wish));
  const verbs: AnyVerb[] = [];
  // Some options are for some cards and some numbers of players only: those come first.
  if (other.has("pack")) verbs.push({ verb: "set-pack", pack: wish.pack });
  if (other.has("seats")) verbs.push({ verb: "set-seats", seats: wish.seats });
  if (game.options.some((one) => other.has(one.name)))
    verbs.push({ verb: "set-options", options: wish.options });
  if (other.has("level")) verbs.push({ verb: "set-level", level: wish.level });
  if (other.has("pace")) verbs.push({ verb: "set-pace", pace: wish.pace });
  const seats = info.seats.flatMap((seat, i) => (isBotSeat(seat) ? [i] : []));
  wish.bots.forEach((bot, i) => {
    const [seat, level] = [seats[i], bot || wish.level];
    if (seat !== undefined && seat < wish.seats && level !== now.bots[i])
      verbs.push({ verb: "add-bot", seat, level });
  });
  return verbs;
}
