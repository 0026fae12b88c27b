/** A link that is a wish: it opens the sheet, filled; what is wrong with it is said. */

import { house } from "./house.svelte";
import { say } from "./voice.svelte";
import { WAYS, can, isBot, mostBots, standard, type Choice, type Way, type Wish } from "./wish";
import type { GameInfo, OptionInfo } from "./wire";

export interface Preset {
  /** None: the link names none that is played here. */
  game: GameInfo | null;
  way: Way;
  wish: Wish | null;
  /** Sentences about what could not be understood. */
  wrong: string[];
}

const DIGEST = /^[0-9a-f]{64}$/;
const list = (names: string[]) => names.filter(Boolean).join(", ");

export function toPreset(game: GameInfo, way: Way, wish: Wish): string {
  // All of it, also what is usual: a link means the same for ever.
  const query = new URLSearchParams({ game: game.game, way, players: String(wish.seats) });
  for (const option of game.options)
    query.set(option.name, String(wish.options[option.name] ?? option.default));
  query.set("level", wish.level);
  if (wish.bots.length) query.set("bots", wish.bots.map((bot) => bot || wish.level).join());
  query.set("pace", wish.pace);
  if (wish.pack) query.set("pack", wish.pack);
  if (wish.lock) query.set("lock", "true");
  return `/new?${query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}

/** Reads one link, and keeps what is wrong with it. */
class Reading {
  readonly wrong: string[] = [];
  private readonly left: Map<string, string>;

  constructor(query: string) {
    this.left = new Map(new URLSearchParams(query));
  }

  take(key: string): string | undefined {
    const value = this.left.get(key);
    this.left.delete(key);
    return value;
  }

  look(key: string): string {
    return this.left.get(key) ?? "";
  }

  rest(): IterableIterator<string> {
    return this.left.keys();
  }

  say(key: string, facts: Record<string, string | number>): void {
    this.wrong.push(say(key, facts));
  }

  /** One of those that are known, by the words of the link; else what is usual. */
  one<T>(what: string, key: string, known: [string, T][], usual: T): T {
    const value = this.take(key);
    if (value === undefined) return usual;
    const found = known.find(([word]) => word === value);
    if (found) return found[1];
    this.say("web-wrong-value", { what, value, known: list(known.map(([word]) => word)) });
    return usual;
  }
}

function optionOf(reading: Reading, option: OptionInfo, seats: number): Choice {
  const known = option.choices.map((one): [string, Choice] => [String(one.value), one.value]);
  const value = reading.one(option.label, option.name, known, option.default);
  const choice = option.choices.find((one) => one.value === value);
  if (!choice || can(choice, seats)) return value;
  reading.say("web-wrong-why", { what: option.label, why: choice.why });
  return option.default;
}

/** A bot as it is written; empty, and said, where a game has none like that. */
function botOf(reading: Reading, game: GameInfo, bot: string): string {
  if (isBot(game, bot)) return bot;
  const known = game.levels.flatMap(({ level }) => [
    level,
    ...game.characters
      .filter((one) => one.levels.includes(level))
      .map((one) => `${level}:${one.character}`),
  ]);
  reading.say("web-wrong-bot", { value: bot, known: list(known) });
  return "";
}

function botsOf(reading: Reading, game: GameInfo, way: Way, seats: number): string[] {
  const usual = way === "bots" ? seats - 1 : 0;
  const words = (reading.take("bots") ?? "").split(",").filter(Boolean);
  const bots = words.map((bot) => botOf(reading, game, bot));
  const most = mostBots(way, seats);
  if (bots.length > most) reading.say("web-wrong-bots", { n: bots.length, most });
  const found = bots.slice(0, most);
  while (found.length < usual) found.push("");
  return found;
}

/** Words or cards of somebody's own, by their digest: whether they are known there, the house says. */
function ownOf(reading: Reading): string {
  const words = reading.take("words") ?? "";
  return words || (DIGEST.test(reading.look("pack")) ? reading.take("pack")! : "");
}

export function fromPreset(query: string): Preset {
  const reading = new Reading(query);
  const name = reading.take("game");
  const ways = WAYS.map((one): [string, Way] => [one, one]);
  const way = reading.one(say("web-way"), "way", ways, "bots");
  const game = house.game(name ?? "");
  if (!game) {
    const known = list(house.games.map((one) => one.game));
    if (name) reading.say("web-wrong-game", { value: name, known });
    return { game: null, way, wish: null, wrong: reading.wrong };
  }
  const usual = standard(game, way);
  const tables = game.tables.map((one): [string, number] => [String(one.seats), one.seats]);
  const seats = reading.one(say("web-seats"), "players", tables, usual.seats);
  const paces = (house.info?.paces ?? []).map((one): [string, string] => [one.pace, one.pace]);
  const packs = game.packs.map((one): [string, string] => [one.pack, one.pack]);
  const own = ownOf(reading);
  const options = game.options.map((one) => [one.name, optionOf(reading, one, seats)] as const);
  const bots = botsOf(reading, game, way, seats);
  const level = reading.take("level");
  const wish: Wish = {
    seats,
    options: Object.fromEntries(options),
    pack: own || reading.one(say("web-pack"), "pack", packs, usual.pack),
    pace: reading.one(say("web-pace"), "pace", paces, usual.pace),
    level: (level !== undefined && botOf(reading, game, level)) || usual.level,
    bots,
    lock: reading.one(
      say("web-lock"),
      "lock",
      [
        ["true", true],
        ["false", false],
      ],
      false,
    ),
  };
  for (const key of reading.rest())
    reading.say("web-wrong-key", { key, known: list(game.options.map((one) => one.name)) });
  return { game, way, wish, wrong: reading.wrong };
}
