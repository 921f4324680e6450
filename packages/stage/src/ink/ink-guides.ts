import type { Readable } from '@lectern/base';
import { edgeNear, type InkEdge } from './edges.ts';
import type { XY } from './shapes/plane.ts';

/** What lies on the page and leads pens: a ruler, a set square. */
export interface InkGuide {
  readonly edges: readonly InkEdge[];
}

/** A stroke that is being led, or was led last. */
export interface LedStroke {
  readonly guide: string;
  /** Where on the page it begins and ends. */
  readonly from: XY;
  readonly to: XY;
  /** Logical pixels along the edge. */
  readonly length: number;
}

/** The guides that lie over a show, above all of its pages, by their ids. Whoever writes asks where a pen came down. */
export interface InkGuides {
  readonly all: Readable<ReadonlyMap<string, InkGuide>>;
  /** A stroke is led so far. */
  tell(led: LedStroke): void;
}

/** The edge that a pen comes down near to, and whose it is. */
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
