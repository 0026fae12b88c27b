/** A list of words: pasted as it is, understood by the house, mended word by word, kept on this device. */

import { sorry } from "../lib/sorry";
import type { Words } from "../lib/wire";
import * as api from "./api";

const KEY = "gelanggang.words";
const CHECK_AFTER = 300;

export interface Pair {
  indonesian: string;
  english: string;
}

/** As a spreadsheet copies it. */
export function written(pairs: Pair[]): string {
  const cell = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return pairs.map((one) => `${cell(one.indonesian)}\t${cell(one.english)}`.trimEnd()).join("\n");
}

function kept(): Pair[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Pair[];
  } catch {
    return [];
  }
}

export class WordList {
  pairs = $state<Pair[]>(kept());
  found = $state.raw<Words | null>(null);
  busy = $state(false);
  trouble = $state("");
  /** Of each pair, the row that the house speaks of. */
  private rows: number[] = [];
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whatever somebody has: read, and from then on a list. */
  async paste(text: string): Promise<void> {
    const found = await this.ask(text);
    if (!found) return;
    this.rows = found.words.map((one) => one.row);
    this.pairs = found.words.map(({ indonesian, english }) => ({ indonesian, english }));
    this.found = found;
    this.keep();
  }

  async check(): Promise<void> {
    clearTimeout(this.timer);
    const pairs = $state.snapshot(this.pairs);
    if (!pairs.length) {
      this.found = null;
      return;
    }
    const found = await this.ask(written(pairs));
    if (!found) return;
    this.rows = pairs.map((_, i) => i + 1);
    this.found = found;
  }

  private async ask(text: string): Promise<Words | null> {
    const number = (this.asked += 1);
    [this.busy, this.trouble] = [true, ""];
    try {
      const found = await api.words(text);
      return number === this.asked ? found : null;
    } catch (error) {
      this.trouble = sorry(error, () => undefined).text;
      return null;
    } finally {
      if (number === this.asked) this.busy = false;
    }
  }

  mend(i: number, part: Partial<Pair>): void {
    this.pairs[i] = { ...this.pairs[i]!, ...part };
    this.later();
  }

  drop(i: number): void {
    this.pairs.splice(i, 1);
    this.later();
  }

  add(): void {
    this.pairs.push({ indonesian: "", english: "" });
  }

  clear(): void {
    this.pairs = [];
    this.found = null;
    this.keep();
  }

  private later(): void {
    this.keep();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), CHECK_AFTER);
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.pairs));
    } catch {
      // A browser that keeps nothing still checks words.
    }
  }

  get text(): string {
    return written($state.snapshot(this.pairs));
  }

  /** What is wrong with a word, or strange about it. */
  wrong(i: number): string[] {
    const row = this.rows[i];
    const { words, mistakes } = this.found ?? { words: [], mistakes: [] };
    const own = words.find((one) => one.row === row)?.mistakes ?? [];
    const told = mistakes.filter((one) => one.row === row).map((one) => one.text);
    return [...new Set([...own, ...told])];
  }

  /** The other words that a word is too much like. */
  alike(i: number): string[] {
    const row = this.rows[i] ?? -1;
    const others = (this.found?.alike ?? []).filter((group) => group.includes(row)).flat();
    return [...new Set(others)]
      .filter((other) => other !== row)
      .map((other) => this.pairs[this.rows.indexOf(other)]?.indonesian ?? "")
      .filter(Boolean);
  }

  misses(i: number): boolean {
    return this.found?.missing.includes(this.rows[i] ?? -1) ?? false;
  }

  get fine(): boolean {
    return (this.found?.good ?? false) && !this.busy;
  }
}
