/** What a person has chosen for this device; kept in the browser, known to nobody else. */

import { bestOf, isLang, type Lang } from "./languages";

export type Speed = "slow" | "normal" | "fast" | "off";
/** In which order cards in a hand lie. */
export type Sorting = "drawn" | "direction" | "kind";

const KEY = "gelanggang.settings";

function kept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

class Settings {
  lang = $state<Lang>(bestOf(navigator.languages));
  /** Under which one plays; empty: the house thinks of one. */
  name = $state("");
  /** Whether this device was asked for it. */
  asked = $state(false);
  speed = $state<Speed>("normal");
  /** 0 to 100. */
  volume = $state(40);
  haptics = $state(true);
  /** Percent of the usual size. */
  text = $state(100);
  contrast = $state(false);
  sorting = $state<Sorting>("drawn");

  constructor() {
    const old = kept();
    if (isLang(old.lang)) this.lang = old.lang;
    if (typeof old.name === "string") this.name = old.name;
    if (typeof old.asked === "boolean") this.asked = old.asked;
    if (["slow", "normal", "fast", "off"].includes(String(old.speed)))
      this.speed = old.speed as Speed;
    if (typeof old.volume === "number") this.volume = old.volume;
    if (typeof old.haptics === "boolean") this.haptics = old.haptics;
    if (typeof old.text === "number") this.text = old.text;
    if (typeof old.contrast === "boolean") this.contrast = old.contrast;
    if (["drawn", "direction", "kind"].includes(String(old.sorting)))
      this.sorting = old.sorting as Sorting;
  }

  /** From now on I am called so. */
  call(name: string): void {
    this.name = name;
    this.asked = true;
    this.keep();
  }

  keep(): void {
    const { lang, name, asked, speed, volume, haptics, text, contrast, sorting } = this;
    const all = { lang, name, asked, speed, volume, haptics, text, contrast, sorting };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement;
    root.lang = lang;
    root.classList.toggle("contrast", contrast);
    root.style.setProperty("--text", String(text / 100));
  }
}

export const settings = new Settings();
