/** A button under the thumb. */
export interface Button {
  label: string;
  act: () => void;
  main?: boolean;
  off?: boolean;
  /** What a coach calls it; the big one is "main". */
  target?: string;
}
