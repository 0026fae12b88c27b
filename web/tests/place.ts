/** A house with one game, to wish for something in. */

import { readFileSync } from "node:fs";
import { house } from "../src/lib/house.svelte";
import type { GameInfo, HouseInfo } from "../src/lib/wire";

const choice = (value: number | string | boolean, seats = [2, 3, 4], why = "") => ({
  value,
  label: String(value),
  about: "",
  seats,
  why,
});

export const GAME: GameInfo = {
  game: "any",
  name: "Any game",
  about: "",
  aim: "",
  fewest_seats: 2,
  most_seats: 4,
  usual_seats: 3,
  tables: [2, 3, 4].map((seats) => ({ seats, label: `${seats} players`, about: "" })),
  options: [
    {
      name: "rounds",
      label: "Rounds",
      about: "",
      ours: false,
      default: 3,
      choices: [choice(3), choice(5)],
    },
    {
      name: "bare",
      label: "Bare",
      about: "",
      ours: false,
      default: false,
      choices: [choice(false), choice(true, [2], "Only for two.")],
    },
    {
      name: "hands",
      label: "Hands",
      about: "",
      ours: true,
      default: "fresh",
      choices: [choice("fresh"), choice("kept")],
    },
  ],
  levels: ["1", "2", "3"].map((level) => ({
    level,
    name: `bot ${level}`,
    label: `level ${level}`,
    about: "",
  })),
  usual_level: "2",
  characters: [{ character: "bold", name: "Bold", label: "Bold", about: "", levels: ["2", "3"] }],
  lesson: false,
  packs: [
    { pack: "", name: "Shipped", version: "1", digest: "a", about: "", own: false },
    { pack: "school", name: "School", version: "1", digest: "b", about: "", own: false },
  ],
  digest: "a",
};

export const HOUSE: HouseInfo = {
  games: [GAME],
  emotes: [],
  paces: ["off", "fast"].map((pace) => ({ pace, label: `clock ${pace}`, about: "" })),
  languages: [],
};

/** Everything is known, and said in English. */
export async function moveIn(): Promise<void> {
  const { speak } = await import("../src/lib/voice.svelte");
  const words = readFileSync("../src/gelanggang/text/en/web.ftl", "utf-8");
  const { vi } = await import("vitest");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(words)));
  await speak("en");
  vi.unstubAllGlobals();
  house.info = HOUSE;
}
