import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Guide } from '../snap/guide.ts';
import type { LineOnItsWay } from '../tools/ports.ts';

export interface ShownSite {
  readonly at: Point;
  readonly held: boolean;
}

/** What the hand shows over the page and nothing else knows. */
export interface Overlay {
  readonly guides: readonly Guide[];
  readonly marquee: Box | undefined;
  readonly line: LineOnItsWay | undefined;
  /** Where the end of a line that is being pulled may be glued; `held` is where it would be now. */
  readonly sites: readonly ShownSite[];
  readonly measure: string | undefined;
  /** Elements that are moved as they stand, and how far. */
  readonly shift: { readonly ids: readonly string[]; readonly by: Point } | undefined;
}

export const emptyOverlay: Overlay = {
  guides: [],
  marquee: undefined,
  line: undefined,
  sites: [],
  measure: undefined,
  shift: undefined,
};
