/** Which screen an address means. */

export interface Place {
  screen: "home" | "table" | "tv" | "replay" | "rules" | "settings";
  /** The table's code, or the game of the rules. */
  which: string;
}

export function read(path: string): Place {
  const [first = "", second = ""] = (path.split(/[?#]/)[0] ?? "").split("/").filter(Boolean);
  if (first === "t" && second) return { screen: "table", which: second.toUpperCase() };
  if (first === "tv" && second) return { screen: "tv", which: second.toUpperCase() };
  if (first === "replay" && second) return { screen: "replay", which: second.toUpperCase() };
  if (first === "rules" && second) return { screen: "rules", which: second };
  if (first === "settings") return { screen: "settings", which: "" };
  return { screen: "home", which: "" };
}

/** The address of one moment of a game that is over, from one chair or from none. */
export function replay_at(code: string, at: number, seat: number | null): string {
  return `/replay/${code}?at=${at}${seat === null ? "" : `&seat=${seat}`}`;
}

class Router {
  place = $state<Place>(read(location.pathname));

  constructor() {
    window.addEventListener("popstate", () => (this.place = read(location.pathname)));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({}, "", path);
    this.place = read(path);
    window.scrollTo(0, 0);
  }

  /** The same screen from its beginning: with another seat, or in another language. */
  again(): void {
    this.place = read(location.pathname);
  }
}

export const router = new Router();
