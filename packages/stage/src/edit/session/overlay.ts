import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Guide } from '../snap/snap.ts';
import type { LineOnItsWay } from '../tools/ports.ts';

export interface ShownSite {
  readonly at: Point;
  readonly held: boolean;
}

/** The state of a gesture that is drawn over the page and not stored. */
export interface Overlay {
  readonly guides: readonly Guide[];
  readonly marquee: Box | undefined;
  readonly line: LineOnItsWay | undefined;
  /**
   * The sites to which the end of a dragged line can be connected; `held` marks the site to which it would be connected
   * now.
   */
  readonly sites: readonly ShownSite[];
  readonly measure: string | undefined;
  /** Elements that are moved without rendering them again, and how far. */
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

/** An outline drawn with the pen or freehand, or an existing one whose points are edited. */
export type Drawing =
  | { readonly type: 'pen' | 'freehand' }
  | { readonly type: 'points'; readonly elementId: string };
