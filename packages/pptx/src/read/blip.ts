import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from './context.ts';

const SVG_EXTENSION = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}';

export interface BlipAsset {
  /** The picture that browsers show. */
  readonly asset: string;
  /** The drawing of which `asset` is a picture (SVG beside a PNG; EMF and WMF are their own). */
  readonly original?: string;
}

/** The files behind an a:blip (20.1.8.13); undefined when it names none in the package. */
export function blipAsset(blip: XmlElement, scope: TreeScope): BlipAsset | undefined {
  const drawing = svgAsset(blip, scope);
  const asset = relatedAsset(blip.attr('r:embed'), scope) ?? drawing;
  if (!asset) return undefined;
  return drawing ? { asset, original: drawing } : shownAsset(asset, scope);
}

/** A file as browsers show it: metafiles and TIFF by the drawing made of them. */
export function shownAsset(asset: string, scope: TreeScope): BlipAsset {
  const mime = scope.context.assets.mime(asset);
  if (mime !== 'image/x-emf' && mime !== 'image/x-wmf' && mime !== 'image/tiff') return { asset };
  return { asset: scope.context.assets.drawingOf(asset) ?? asset, original: asset };
}

function svgAsset(blip: XmlElement, scope: TreeScope): string | undefined {
  const extension = blip.child('a:extLst')?.children.find((ext) => ext.attr('uri') === SVG_EXTENSION);
  return relatedAsset(extension?.child('asvg:svgBlip')?.attr('r:embed'), scope);
}

/** The asset at the end of a relation of the part in hand. */
export function relatedAsset(relationId: string | undefined, scope: TreeScope): string | undefined {
  const relation = relationId ? scope.part.relations.get(relationId) : undefined;
  return relation && !relation.external ? scope.context.assets.use(relation.target) : undefined;
}

/** The address of an external relation of the part in hand. */
export function externalTarget(relationId: string | undefined, scope: TreeScope): string | undefined {
  const relation = relationId ? scope.part.relations.get(relationId) : undefined;
  return relation?.external ? relation.target.slice(0, 4096) : undefined;
}
