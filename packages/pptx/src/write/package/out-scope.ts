import type { ChartElement, CoursewareReader, Element } from '@lectern/courseware';
import type { Xml } from '../xml/xml-out.ts';
import type { PackageOut } from './package-out.ts';
import type { PartOut } from './part-out.ts';

/** Charts, SmartArt and other frames of the original. */
export interface FramesOut {
  /** The original's frame for the element; undefined when no frame of the original is equal. */
  xml(element: Element, scope: OutScope): Xml | undefined;
  /** Adds relations from a newly written chart to the style and the colours that it had. */
  keepChartStyle(element: ChartElement, part: PartOut): void;
}

/** Context for writing a part. */
export interface OutScope {
  readonly reader: CoursewareReader;
  readonly package: PackageOut;
  readonly part: PartOut;
  /** Parts of pages by record id, for links between them. */
  readonly pageParts: ReadonlyMap<string, string>;
  /** Bytes of an asset; undefined when they are missing. */
  readonly assets: (hash: string) => Uint8Array | undefined;
  /** Pictures (PNG) of elements that PowerPoint cannot draw, by element id. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Called with the id of each element with a formula that is written without a picture. */
  readonly undrawn: (elementId: string) => void;
  /** Shape ids in this part by record id; `nextShapeId` returns an unused one. */
  readonly shapeIds: Map<string, number>;
  readonly nextShapeId: () => number;
  /** The original p:txBody of a shape that is rewritten, if it is still valid. */
  readonly keptText?: ((element: Element) => Xml | undefined) | undefined;
  /** The original's frames, if there is an original. */
  readonly frames?: FramesOut | undefined;
}

/** The id of a relation from this part to an asset; undefined when its bytes are missing. */
export function relateAsset(scope: OutScope, hash: string | undefined, type: string): string | undefined {
  if (hash === undefined) return undefined;
  const bytes = scope.assets(hash);
  if (!bytes) return undefined;
  const mime = scope.reader.find('asset', hash)?.mime ?? 'application/octet-stream';
  return scope.part.relate(type, scope.package.media(hash, mime, bytes));
}
