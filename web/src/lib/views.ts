/** What every view has, whatever the game: the rest is its own. */

export interface Decision {
  id: number;
  seat: number;
  kind: string;
  facts: Record<string, number>;
  sealed: boolean;
  answered: boolean;
}

export interface View {
  seat: number | null;
  seats: number;
  pending: Decision[];
}

/** What has come so far may be less than a view: before the deal there is nothing to see. */
export function isView(entries: object | null): entries is View {
  return entries !== null && "pending" in entries;
}
