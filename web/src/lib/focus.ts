/**
 * Whoever plays by keys, or hears the table, never falls out of it: when what had the focus is gone,
 * the line that says what is to be done has it; when the table is gone, the heading of what comes after it.
 */

const lost = () => document.activeElement === document.body;

/** What comes after a table may have to be fetched first: so often it is looked for, a frame apart. */
const FRAMES = 600;

function heading(frames = FRAMES): void {
  if (!lost()) return;
  const found = document.querySelector<HTMLElement>("h1");
  if (found) {
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
  } else if (frames) requestAnimationFrame(() => heading(frames - 1));
}

export function keepFocus(asks: HTMLElement): () => void {
  const table = asks.closest<HTMLElement>(".table");
  if (!table) return () => undefined;
  /** What has the focus, or had it when it was taken away. */
  let here: Element | null = null;
  const come = (event: FocusEvent) => (here = event.target as Element);
  // Whoever goes away by themselves, or taps on nothing, is left alone.
  const go = (event: FocusEvent) => {
    const left = event.target as Element;
    queueMicrotask(() => {
      if (here === left && left.isConnected) here = null;
    });
  };
  const watch = new MutationObserver(() => {
    if (!here || here.isConnected || !lost()) return;
    here = null;
    asks.focus({ preventScroll: true });
  });
  table.addEventListener("focusin", come);
  table.addEventListener("focusout", go);
  watch.observe(table, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    table.removeEventListener("focusin", come);
    table.removeEventListener("focusout", go);
    if (here) requestAnimationFrame(() => heading());
  };
}
