/** What a person has chosen for this device; kept in the browser, known to nobody else. */

import { bestOf, isLang, type Lang } from "./languages";

export type Speed = "slow" | "normal" | "fast" | "off";

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
  speed = $state<Speed>("normal");
  /** 0 to 100. */
  volume = $state(40);
  haptics = $state(true);
  /** Percent of the usual size. */
  text = $state(100);
  contrast = $state(false);

  constructor() {
    const old = kept();
    if (isLang(old.lang)) this.lang = old.lang;
    if (["slow", "normal", "fast", "off"].includes(String(old.speed)))
      this.speed = old.speed as Speed;
    if (typeof old.volume === "number") this.volume = old.volume;
    if (typeof old.haptics === "boolean") this.haptics = old.haptics;
    if (typeof old.text === "number") this.text = old.text;
    if (typeof old.contrast === "boolean") this.contrast = old.contrast;
  }

  keep(): void {
    const { lang, speed, volume, haptics, text, contrast } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, speed, volume, haptics, text, contrast }));
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
