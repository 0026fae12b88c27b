/** Who stands where: see parts/Standings.svelte. */

export interface Row {
  seat: number;
  name: string;
  /** The id of a picture. */
  mark?: string;
  before: number;
  gain: number;
  /** Where the gain comes from, in words. */
  why?: string;
  total: number;
  me?: boolean;
  won?: boolean;
}

/** As it was; with what was gained; counted. */
export type Stage = 0 | 1 | 2;
