// A finger on the page: it taps only what it can reach, where nothing else lies over it.
// Loaded into every window of the tests; `taps.py` plays with it.
(() => {
  const SPOTS = [[0.5, 0.5], [0.15, 0.5], [0.5, 0.2], [0.5, 0.8]];
  /** Where a finger meets a thing; null when something else is in its way. */
  function spot(one) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) return null;
    for (const [x, y] of SPOTS) {
      const at = [box.left + x * box.width, box.top + y * box.height];
      const met = document.elementFromPoint(...at);
      if (met && one.contains(met)) return { x: at[0], y: at[1], met };
    }
    return null;
  }
  // Keys reach whatever is shown, also under something else.
  const shown = (one) => one.getClientRects().length > 0;
  let reach = spot;
  const all = (what) => [...document.querySelectorAll(what)].filter(reach);
  // Every tap changes what is preferred, so that no choice is repeated for ever.
  let count = 0;
  addEventListener("click", () => (count += 1), true);
  // People who have agreed on something all take what comes first.
  let agreed = false;

  /** What to tap next: a thing, null while others choose, "over" at the recap. */
  function next() {
    if (all(".recap h1, .story.over h1").length) return "over";
    const now = all(".cover .main, .reveal, .duel, .toast button");
    if (now.length) return now[0];
    const any = (list) => list[agreed ? 0 : count % list.length];
    const open = all(".thumb .plain.main:not([aria-disabled])");
    if (!all(".prompt.mine").length) return open[0] ?? null;
    if (all(".pads .on, .colours .tile.on").length) {
      const minds = all(".minds .on:not(.chosen)");
      if (minds.length && !document.querySelector(".minds .chosen")) return any(minds);
      if (!document.querySelector(".has")) return any(all(".pads .on .white, .tile.on .white"));
      return open[0] ?? null;
    }
    // Longer Combos make shorter games.
    const chosen = document.querySelectorAll(".hand .chosen .place").length;
    const more = all(".hand .playable:not(.chosen):has(.action)");
    if (chosen && chosen < 4 && more.length) return any(more);
    if (open.length) return open[0];
    for (const what of [".pick", ".ask .person", ".ask .slot", ".ask .seats button", ".ask .wagers button"]) {
      if (!document.querySelector(`${what}.chosen`)) {
        const found = all(what);
        if (found.length) return any(found);
      }
    }
    const cards = all(".hand .playable:not(.chosen)");
    const rest = all(".thumb .plain:not(.tool):not(.main)");
    // Several go at once: what is begun is not cancelled.
    const begun = document.querySelector(".hand .chosen");
    if (cards.length && (begun || count % 3 || !rest.length)) return any(cards);
    return rest.at(-1) ?? cards[0] ?? null;
  }

  function tap(one) {
    const at = spot(one);
    const told = { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y };
    at.met.dispatchEvent(new PointerEvent("pointerdown", told));
    at.met.dispatchEvent(new PointerEvent("pointerup", told));
    at.met.dispatchEvent(new MouseEvent("click", told));
  }

  // Whoever is told to go on again, or to rest, stops what they were at.
  let turn = 0;
  const rest = () => (turn += 1);

  /** Go on until `when` finds something, or the game is over; how many taps that took. */
  async function until(when, longest) {
    const end = Date.now() + longest;
    const mine = (turn += 1);
    for (let taps = 0; Date.now() < end; await new Promise((done) => setTimeout(done, 15))) {
      if (mine !== turn) return taps;
      if (when && all(when).length) return taps;
      const found = next();
      if (found === "over") return taps;
      if (found) {
        tap(found);
        taps += 1;
      }
    }
    throw new Error(`nothing goes on: ${document.body.innerText}`);
  }

  const only_keys = () => (reach = shown);
  const agree = () => (agreed = true);
  window.finger = { spot, next, tap, until, rest, only_keys, agree };
})();
