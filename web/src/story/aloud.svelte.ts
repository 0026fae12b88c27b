/** The browser's own voice, if it has one for the language that is spoken here. */

import { settings } from "../lib/settings.svelte";

/** For each language, which voices are asked first. */
const WISHES: Record<string, string[]> = { id: ["id-ID"], en: ["en-GB", "en-US"] };

class Aloud {
  private voices = $state.raw<SpeechSynthesisVoice[]>([]);
  /** What is read just now. */
  reading = $state("");

  constructor() {
    if (!("speechSynthesis" in window)) return;
    const look = () => (this.voices = speechSynthesis.getVoices());
    look();
    // Many browsers find their voices later.
    speechSynthesis.addEventListener("voiceschanged", look);
    window.addEventListener("pagehide", () => this.stop());
  }

  get voice(): SpeechSynthesisVoice | null {
    const lang = (one: SpeechSynthesisVoice) => one.lang.replace("_", "-");
    const fits = this.voices.filter((one) => lang(one).startsWith(settings.lang));
    const wishes = WISHES[settings.lang] ?? [];
    return wishes.flatMap((wish) => fits.filter((one) => lang(one) === wish))[0] ?? fits[0] ?? null;
  }

  read(text: string): void {
    this.stop();
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.voice = this.voice;
    spoken.lang = this.voice?.lang ?? settings.lang;
    spoken.rate = 0.95;
    spoken.onend = spoken.onerror = () => {
      if (this.reading === text) this.reading = "";
    };
    this.reading = text;
    speechSynthesis.speak(spoken);
  }

  stop(): void {
    if (!this.reading) return;
    this.reading = "";
    speechSynthesis.cancel();
  }
}

export const aloud = new Aloud();
