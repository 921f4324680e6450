import type { Element, FormulaElement, PictureElement } from '@lectern/courseware';
import { readCompoundFile } from '../mtef/compound-file.ts';
import { mtefToLatex } from '../mtef/mtef-to-latex.ts';
import { programOfObject } from '../mtef/object-program.ts';
import { fallbackOf } from '../package/compatibility.ts';
import { relationOfType } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import { ReportBuilder } from '../report.ts';
import { note, type TreeScope } from './context.ts';
import type { ElementBase } from './element-base.ts';
import { blipAsset, relatedAsset, shownAsset } from './paint/blip.ts';
import { readRecolor, readSides } from './paint/fill.ts';

/**
 * A p:oleObj (19.3.2.4): its preview picture, with the object's program and file. An equation of MathType or the old
 * Equation Editor becomes a formula if all of it is understood.
 */
export function readOleObject(
  object: XmlElement,
  node: XmlElement,
  scope: TreeScope,
  base: ElementBase,
): Element {
  const streams = openObject(object.attr('r:id'), scope);
  // Files converted from an older format lack it: the object itself has it.
  const program = (
    object.attr('progId') ||
    (streams && programOfObject(streams)) ||
    object.attr('name') ||
    'object'
  ).slice(0, 128);
  const file = relatedAsset(object.attr('r:id'), scope);
  const picture =
    object.child('p:pic') ?? fallbackOf(object)?.find('p:pic') ?? fallbackOf(node)?.find('p:pic');
  const blip = picture?.path('p:blipFill', 'a:blip');
  const heard = isSeen(base) ? scope : unheard(scope);
  const shown = (blip && blipAsset(blip, heard)) ?? vmlPreview(object.attr('spid'), heard);
  const recolor = blip && readRecolor(blip);
  // A recoloured preview would become black as a formula.
  const formula = recolor ? undefined : equationOf(streams);
  if (formula) {
    const element: FormulaElement = {
      ...base,
      type: 'formula',
      latex: formula.latex,
      fits: true,
      fill: { type: 'solid', color: { type: 'rgb', value: formula.color ?? '000000' } },
      ...(shown ? { preview: shown.original ?? shown.asset } : {}),
      object: { program, ...(file ? { asset: file } : {}) },
    };
    return element;
  }
  note(heard, 'OBJECT_AS_PICTURE', base.id, program);
  if (!shown) return { ...base, type: 'unknown', what: 'ole', texts: [] };
  const crop = readSides(picture?.path('p:blipFill', 'a:srcRect'));
  const element: PictureElement = {
    ...base,
    type: 'picture',
    ...shown,
    ...(crop ? { crop } : {}),
    ...(recolor ? { recolor } : {}),
    object: { program, ...(file ? { asset: file } : {}) },
  };
  return element;
}

/** Add-ins store data in objects that are hidden or tiny: these are not reported. */
function isSeen({ hidden, frame }: ElementBase): boolean {
  return !hidden && (frame.w >= 2 || frame.h >= 2);
}

/** The scope with a report that is discarded. */
function unheard(scope: TreeScope): TreeScope {
  return { ...scope, context: { ...scope.context, report: new ReportBuilder() } };
}

/** The streams of the compound file in an embedded object. */
function openObject(relationId: string | undefined, scope: TreeScope) {
  const relation = relationId ? scope.part.relations.get(relationId) : undefined;
  if (!relation || relation.external) return undefined;
  const bytes = scope.context.package.bytes(relation.target);
  return bytes && readCompoundFile(bytes);
}

/** The equation in an embedded compound file, as LaTeX. */
function equationOf(streams: ReadonlyMap<string, Uint8Array> | undefined) {
  const stream = streams?.get('Equation Native');
  return stream && mtefToLatex(stream);
}

/** Older files have the preview in a VML drawing, where it is found by the shape's id. */
function vmlPreview(shapeId: string | undefined, scope: TreeScope) {
  const relation = relationOfType(scope.part.relations, 'vmlDrawing');
  const part = relation && shapeId ? scope.context.package.part(relation.target) : undefined;
  if (!part) return undefined;
  for (const shape of part.root.descendants()) {
    if (shape.name !== 'v:shape' || (shape.attr('id') !== shapeId && shape.attr('o:spid') !== shapeId))
      continue;
    const image = shape.child('v:imagedata');
    const asset = relatedAsset(image?.attr('o:relid') ?? image?.attr('r:id'), { ...scope, part });
    return asset ? shownAsset(asset, scope) : undefined;
  }
  return undefined;
}
