/** A new table: this device sits down, and goes there. */

import { rowOf } from "../games";
import * as api from "./api";
import { router } from "./router.svelte";
import * as seats from "./seats";
import type { OpenTable } from "./wire";

export async function openTable(wish: OpenTable): Promise<void> {
  // Meanwhile what the table is made of can come; whether it does is seen there.
  rowOf(wish.game)
    .kit()
    .catch(() => undefined);
  const seated = await api.open(wish);
  seats.keep(seated, wish.game);
  router.go(`/t/${seated.table}`);
}
