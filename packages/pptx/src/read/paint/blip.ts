import type { XmlElement } from '../../package/xml.ts';
import { note, type TreeScope } from '../context.ts';

const SVG_EXTENSION = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}';

export interface BlipAsset {
  /** Hash of the picture that browsers show. */
  readonly asset: string;
  /** Hash of the drawing that `asset` is a picture of (an SVG beside a PNG, an EMF or a WMF). */
  readonly original?: string;
}

/** The files of an a:blip (20.1.8.13); undefined when it names no file in the package. */
export function blipAsset(blip: XmlElement, scope: TreeScope): BlipAsset | undefined {
  const drawing = svgAsset(blip, scope);
  const asset = relatedAsset(blip.attr('r:embed'), scope) ?? drawing;
  if (!asset) return undefined;
  return drawing ? { asset: shownAsset(asset, scope).asset, original: drawing } : shownAsset(asset, scope);
}

/**
 * A file in the form that browsers show: metafiles and TIFF as the drawing converted from them. Reports files that
 * browsers cannot show.
 */
export function shownAsset(asset: string, scope: TreeScope): BlipAsset {
  const { assets } = scope.context;
  const mime = assets.mime(asset) ?? '';
  const drawn = DRAWN.has(mime);
  const shown = (drawn ? assets.drawingOf(asset) : undefined) ?? asset;
  if (!SHOWN_BY_BROWSERS.has(assets.mime(shown) ?? '')) note(scope, 'PICTURE_FORMAT', undefined, mime);
  return drawn ? { asset: shown, original: asset } : { asset };
}

/** Reports why an a:blip has no picture; without a reference no picture is missing. */
export function noteMissing(blip: XmlElement | undefined, scope: TreeScope, elementId?: string): void {
  const linked = externalTarget(blip?.attr('r:link'), scope) ?? externalTarget(blip?.attr('r:embed'), scope);
  if (linked) note(scope, 'PICTURE_LINKED', elementId, linked);
  else if (isTooLarge(blip?.attr('r:embed'), scope)) note(scope, 'PICTURE_TOO_LARGE', elementId);
  else if (blip?.attr('r:embed') || blip?.attr('r:link')) note(scope, 'PICTURE_MISSING', elementId);
}

function isTooLarge(relationId: string | undefined, scope: TreeScope): boolean {
  const relation = relationId ? scope.part.relations.get(relationId) : undefined;
  return relation !== undefined && !relation.external && scope.context.assets.isTooLarge(relation.target);
}

/** Media types of files that are converted to a drawing. */
const DRAWN = new Set(['image/x-emf', 'image/x-wmf', 'image/tiff']);

const SHOWN_BY_BROWSERS = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/bmp',
  'image/svg+xml',
  'image/webp',
]);

function svgAsset(blip: XmlElement, scope: TreeScope): string | undefined {
  const extension = blip.child('a:extLst')?.children.find((ext) => ext.attr('uri') === SVG_EXTENSION);
  return relatedAsset(extension?.child('asvg:svgBlip')?.attr('r:embed'), scope);
}

/** The asset at the end of a relation of the current part. */
export function relatedAsset(relationId: string | undefined, scope: TreeScope): string | undefined {
  const relation = relationId ? scope.part.relations.get(relationId) : undefined;
  return relation && !relation.external ? scope.context.assets.use(relation.target) : undefined;
}

/** The address of an external relation of the current part. */
export function externalTarget(relationId: string | undefined, scope: TreeScope): string | undefined {
  const relation = relationId ? scope.part.relations.get(relationId) : undefined;
  return relation?.external ? relation.target.slice(0, 4096) : undefined;
}
