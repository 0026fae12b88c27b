/** Games beside the story, which change nothing in it. */

import * as api from "../lib/api";
import { router } from "../lib/router.svelte";
import * as seats from "../lib/seats";
import type { Table } from "../lib/table.svelte";

/** A chapter that was walked, once more; none: one day of the next one, to practise. */
export async function playAgain(table: Table, chapter: string | null): Promise<void> {
  try {
    const wish = chapter === null ? ({ practice: true } as const) : { chapter };
    const seated = await api.chapter(table.code, wish);
    seats.keep(seated, table.info!.game);
    router.go(`/t/${seated.table}`);
  } catch (error) {
    table.sorry(error, () => void playAgain(table, chapter));
  }
}
