import type { Readable } from '@lectern/base';
import { edgeNear, type InkEdge } from './edges.ts';
import type { XY } from './shapes/plane.ts';

/** An object on the page that guides pens: a ruler, a set square. */
export interface InkGuide {
  readonly edges: readonly InkEdge[];
}

/** A stroke that is being guided, or was guided last. */
export interface LedStroke {
  readonly guide: string;
  /** The ends of the stroke on the page. */
  readonly from: XY;
  readonly to: XY;
  /** Length along the edge, logical pixels. */
  readonly length: number;
}

/**
 * The guides that are shown over a show, above all pages, by id. Every writing surface looks up guides at the point
 * where a pen is pressed.
 */
export interface InkGuides {
  readonly all: Readable<ReadonlyMap<string, InkGuide>>;
  /** Reports how far a stroke was guided. */
  tell(led: LedStroke): void;
}

/** The nearest edge within reach of the point where a pen is pressed, and its guide. */
export function guideNear(
  guides: InkGuides,
  at: XY,
): { readonly guide: string; readonly edge: InkEdge } | undefined {
  const all = [...guides.all.get()].flatMap(([guide, { edges }]) => edges.map((edge) => ({ guide, edge })));
  const edge = edgeNear(
    all.map((each) => each.edge),
    at,
  );
  return all.find((each) => each.edge === edge);
}
