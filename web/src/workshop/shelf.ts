/**
 * The packs of this device.  An edit is done to what lies on the shelf, not to what a window remembers:
 * so two windows that work on one pack lose nothing.
 */

import { edited, type Edit, type Pack } from "./pack";

const NAME = "gelanggang.workshop";
const STORE = "packs";

let opened: Promise<IDBDatabase> | null = null;

function shelf(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(new Error(asked.error?.message));
  });
  return opened;
}

/** One piece of work on the shelf, at once as a whole or not at all. */
async function work<T>(
  mode: IDBTransactionMode,
  begin: (packs: IDBObjectStore, give: (found: T) => void) => void,
): Promise<T | undefined> {
  const base = await shelf();
  return new Promise((done, fail) => {
    let found: T | undefined;
    const whole = base.transaction(STORE, mode);
    whole.oncomplete = () => done(found);
    whole.onabort = () => fail(new Error(whole.error?.message));
    begin(whole.objectStore(STORE), (one) => (found = one));
  });
}

export async function everything(): Promise<Pack[]> {
  const found = await work<Pack[]>("readonly", (packs, give) => {
    const asked = packs.getAll() as IDBRequest<Pack[]>;
    asked.onsuccess = () => give(asked.result);
  });
  return found ?? [];
}

/** Those of a game, what was worked on last first. */
export async function all(game: string): Promise<Pack[]> {
  const found = await everything();
  return found.filter((one) => one.game === game).sort((a, b) => b.at - a.at);
}

export async function read(id: string): Promise<Pack | null> {
  const found = await work<Pack | undefined>("readonly", (packs, give) => {
    const asked = packs.get(id) as IDBRequest<Pack | undefined>;
    asked.onsuccess = () => give(asked.result);
  });
  return found ?? null;
}

export async function put(pack: Pack): Promise<Pack> {
  await work("readwrite", (packs) => packs.put(pack));
  tell(pack.id);
  return pack;
}

export async function remove(id: string): Promise<void> {
  await work("readwrite", (packs) => packs.delete(id));
  tell(id);
}

/** Do something to a pack, and see how it is then; null: what it is about is gone. */
export async function change(id: string, edit: Edit): Promise<Pack | null> {
  const found = await work<Pack | null>("readwrite", (packs, give) => {
    const asked = packs.get(id) as IDBRequest<Pack | undefined>;
    asked.onsuccess = () => {
      const done = asked.result ? edited(asked.result, edit) : null;
      if (done) packs.put(done[0]);
      give(done?.[0] ?? null);
    };
  });
  if (found) tell(id);
  return found ?? null;
}

const channel = new BroadcastChannel(NAME);
const tell = (id: string) => channel.postMessage(id);

/** Hear when another window has changed a pack; until the one who listens leaves. */
export function listen(heard: (id: string) => void, here: AbortSignal): void {
  const told = (event: MessageEvent<string>) => heard(event.data);
  channel.addEventListener("message", told, { signal: here });
}
