/** Says the sentences of the workshop: a catalogue of its own, which nobody fetches who only plays. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { file } from "../lib/api";
import type { Lang } from "../lib/languages";
import { Trouble } from "../lib/patience.svelte";
import { say as sayAnywhere } from "../lib/voice.svelte";

const found = import.meta.glob<string>("../../../src/gelanggang/text/*/web-workshop.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
const files = new Map(Object.entries(found).map(([path, url]) => [path.split("/").at(-2)!, url]));

let bundle = $state.raw<FluentBundle | null>(null);

/** Fetch the words of a language; until then nothing of the workshop can be said. */
export async function learn(lang: Lang): Promise<void> {
  if (bundle?.locales.includes(lang)) return;
  const text = await file(files.get(lang)!);
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  if (!made.hasMessage("web-workshop-title")) throw new Trouble("offline", "");
  bundle = made;
}

/** In the words of the workshop, or in those that every screen has. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  return bundle && message?.value
    ? bundle.formatPattern(message.value, facts)
    : sayAnywhere(key, facts);
}
