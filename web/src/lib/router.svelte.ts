/** Which screen an address means. */

export interface Place {
  screen: "home" | "new" | "table" | "tv" | "replay" | "rules" | "settings" | "workshop" | "words";
  /** The table's code, the game of the rules or of the workshop, or what is asked of a new table. */
  which: string;
  /** Of a replay: which of the table's games; none: the last that is over. */
  number?: number | null;
}

export function read(path: string): Place {
  const [way = "", query = ""] = path.split("#")[0]!.split("?");
  const [first = "", second = "", third = ""] = way.split("/").filter(Boolean);
  if (first === "new") return { screen: "new", which: query };
  if (first === "t" && second) return { screen: "table", which: second.toUpperCase() };
  if (first === "tv" && second) return { screen: "tv", which: second.toUpperCase() };
  if (first === "replay" && second)
    return { screen: "replay", which: second.toUpperCase(), number: Number(third) || null };
  if (first === "rules" && second) return { screen: "rules", which: second };
  if (first === "workshop") return { screen: first, which: second };
  if (first === "words") return { screen: first, which: "" };
  if (first === "settings") return { screen: "settings", which: "" };
  return { screen: "home", which: "" };
}

/** The address of a game that is over: it stays that game's when another one is played. */
export function replayOf(code: string, number: number | null): string {
  return `/replay/${code}${number === null ? "" : `/${number}`}`;
}

/** The address of one moment of it, from one chair or from none. */
export function replayAt(
  code: string,
  number: number | null,
  at: number,
  seat: number | null,
): string {
  return `${replayOf(code, number)}?at=${at}${seat === null ? "" : `&seat=${seat}`}`;
}

class Router {
  place = $state<Place>(read(location.pathname + location.search));
  private staying = new AbortController();

  constructor() {
    window.addEventListener("popstate", () => this.again());
  }

  /** Ends with the screen: what it has asked for is not waited for any longer. */
  get here(): AbortSignal {
    return this.staying.signal;
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({}, "", path);
    this.turn(path);
    window.scrollTo(0, 0);
  }

  /** The same screen from its beginning: with another seat, or in another language. */
  again(): void {
    this.turn(location.pathname + location.search);
  }

  private turn(path: string): void {
    this.staying.abort();
    this.staying = new AbortController();
    this.place = read(path);
  }
}

export const router = new Router();
