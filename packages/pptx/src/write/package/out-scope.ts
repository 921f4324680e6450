import type { ChartElement, CoursewareReader, Element } from '@lectern/courseware';
import type { Xml } from '../xml/xml-out.ts';
import type { PackageOut } from './package-out.ts';
import type { PartOut } from './part-out.ts';

/** Charts, SmartArt and other frames of the original. */
export interface FramesOut {
  /** The original's frame in the element's place; undefined when no frame of the original says the same. */
  xml(element: Element, scope: OutScope): Xml | undefined;
  /** Leads a chart that is written anew to the style and the colours that it had. */
  keepChartStyle(element: ChartElement, part: PartOut): void;
}

/** What a part is written with. */
export interface OutScope {
  readonly reader: CoursewareReader;
  readonly package: PackageOut;
  readonly part: PartOut;
  /** Parts of pages by their record's id, for links between them. */
  readonly pageParts: ReadonlyMap<string, string>;
  /** Bytes of an asset; undefined when they are gone. */
  readonly assets: (hash: string) => Uint8Array | undefined;
  /** A picture (PNG) of what only we can draw, by the element's id. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Receives the id of each element with a formula that is written without a picture. */
  readonly undrawn: (elementId: string) => void;
  /** Shape ids in this part by record id; `nextShapeId` gives one that is free. */
  readonly shapeIds: Map<string, number>;
  readonly nextShapeId: () => number;
  /** The original p:txBody of a shape that is rewritten, if it is still valid. */
  readonly keptText?: ((element: Element) => Xml | undefined) | undefined;
  /** The original's frames, where there is one. */
  readonly frames?: FramesOut | undefined;
}

/** The id of a relation from this part to an asset; undefined when its bytes are gone. */
export function relateAsset(scope: OutScope, hash: string | undefined, type: string): string | undefined {
  if (hash === undefined) return undefined;
  const bytes = scope.assets(hash);
  if (!bytes) return undefined;
  const mime = scope.reader.find('asset', hash)?.mime ?? 'application/octet-stream';
  return scope.part.relate(type, scope.package.media(hash, mime, bytes));
}
