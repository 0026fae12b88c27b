/** A script that is not always needed. */

import { Trouble, patiently } from "./patience.svelte";
import { router } from "./router.svelte";

/** Nobody is told why a script does not come. */
export function bring<T>(load: () => Promise<T>): Promise<T> {
  const once = () =>
    load().catch(() => {
      throw new Trouble("offline", "", 0);
    });
  return patiently(once, router.here);
}

/** Many browsers ask for a script that did not come only on a new page. */
export const again = () => location.reload();
