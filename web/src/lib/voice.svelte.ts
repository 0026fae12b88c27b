/** Says things in the language of this device, from the same catalogue as the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./settings.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  id: () => import("../../../src/gelanggang/text/id/web.ftl?raw"),
  en: () => import("../../../src/gelanggang/text/en/web.ftl?raw"),
};

let bundle = $state.raw<FluentBundle | null>(null);

export async function speak(lang: Lang): Promise<void> {
  const text = (await files[lang]()).default;
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
}

export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, facts);
}
