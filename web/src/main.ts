import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./table.css";
import "../made/hues.css";
import { house } from "./lib/house.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/voice.svelte";
import { wakeUp } from "./lib/sound";

// Tiles at home are dressed before their game is opened.
import.meta.glob("./*/theme.css", { eager: true });
settings.keep();
window.addEventListener("pointerdown", wakeUp, { passive: true });
window.addEventListener("keydown", wakeUp);
house.follow();
await speak(settings.lang);
const target = document.getElementById("app")!;
// Until now a sentence stood there.
target.replaceChildren();
mount(App, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/worker.js");
}
