/** Says things in the language of this device, from the same catalogue as the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { file } from "./api";
import { fileOf, type Lang } from "./languages";
import { Trouble } from "./patience.svelte";
import { settings } from "./settings.svelte";

let bundle = $state.raw<FluentBundle | null>(null);

/** From now on this device speaks that language: as soon as it knows the words. */
export async function speak(lang: Lang): Promise<void> {
  const text = await file(fileOf(lang));
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  // Some networks answer with a page of their own.
  if (!made.hasMessage("web-seat")) throw new Trouble("offline", "");
  bundle = made;
  settings.lang = lang;
  settings.keep();
}

export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, facts);
}
