/** What is seen of a table; its entries are the game's own. */

import type { View } from "./wire";

/** What has come so far may be less than a view: before the deal there is nothing to see. */
export function isView(entries: Partial<View> | null): entries is View {
  return entries?.pending !== undefined;
}
