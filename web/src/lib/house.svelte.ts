/** What this house offers: asked once, and what was known last is there at once. */

import * as api from "./api";
import { isLang, type Lang } from "./languages";
import { settings } from "./settings.svelte";
import { sorry, type Sorry } from "./sorry";
import type { GameInfo, HouseInfo, LanguageInfo } from "./wire";

const KEY = "gelanggang.house";

interface Spoken extends LanguageInfo {
  lang: Lang;
}

interface Kept {
  /** Another edition of the page may ask for something else. */
  page: string;
  info: HouseInfo;
}

function kept(): HouseInfo | null {
  try {
    const old = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return old?.page === import.meta.url ? old.info : null;
  } catch {
    return null;
  }
}

class House {
  info = $state.raw<HouseInfo | null>(kept());
  /** Why nothing is known about it. */
  trouble = $state.raw<Sorry | null>(null);

  /** What links that are handed to others begin with: who came by localhost alone knows that name. */
  get address(): string {
    return this.info?.address || location.origin;
  }

  get games(): GameInfo[] {
    return this.info?.games ?? [];
  }

  /** Those that the page speaks, too. */
  get languages(): Spoken[] {
    return (this.info?.languages ?? []).filter((one): one is Spoken => isLang(one.lang));
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((one) => one.game === key);
  }

  /** What a game is called; empty as long as that is not known. */
  name(key: string): string {
    return this.game(key)?.name ?? "";
  }

  /** Ask now, and again whenever this device speaks another language. */
  follow(): void {
    $effect.root(() => {
      $effect(() => {
        void this.ask(settings.lang);
      });
    });
  }

  private async ask(lang: Lang): Promise<void> {
    this.trouble = null;
    try {
      this.info = await api.house(lang);
      const now: Kept = { page: import.meta.url, info: this.info };
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch (error) {
      if (!this.info) this.trouble = sorry(error, () => void this.ask(lang));
    }
  }
}

export const house = new House();
