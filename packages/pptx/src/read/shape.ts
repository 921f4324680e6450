import type { Effects, Frame, Line, LineElement, ShapeElement, TextBody } from '@lectern/courseware';
import { childOf } from '../package/compatibility.ts';
import type { XmlElement } from '../package/xml.ts';
import { note, type TreeScope } from './context.ts';
import {
  nonVisual,
  type Place,
  placeholderRecord,
  readBase,
  readPlaceholder,
  resolveFrame,
} from './element-base.ts';
import { cameraTurn } from './geometry/frame.ts';
import { readGeometry } from './geometry/geometry.ts';
import { booleanOf, compact, integerOf } from './geometry/units.ts';
import { readContents } from './own/own-contents.ts';
import { readCover } from './own/own-cover.ts';
import { ownExtension } from './own/own-marks.ts';
import { readBevel, readEffects } from './paint/effects.ts';
import { readFill } from './paint/fill.ts';
import { readLine } from './paint/line.ts';
import { readStyle, type ShapeStyle, styledLevels } from './paint/style.ts';
import { readTextBody } from './text/text.ts';

/** A p:sp or, in a diagram's drawing, a dsp:sp (19.3.1.43). `family` is the prefix of its properties. */
export function readShape(node: XmlElement, scope: TreeScope, place: Place, family = 'p'): ShapeElement {
  const properties = childOf(node, `${family}:spPr`);
  const placeholder = readPlaceholder(node);
  const { frame } = resolveFrame(properties?.child('a:xfrm'), placeholder, scope, place.space);
  const base = readBase(node, scope, place, turnedByCamera(frame, properties));
  const style = readStyle(node.child(`${family}:style`), scope.theme);
  const geometry = readGeometry(properties);
  const ownFill = readFill(properties, scope);
  const pageFill = ownFill === undefined && booleanOf(node.attr('useBgFill'));
  const fill = pageFill ? undefined : (ownFill ?? style?.fill);
  const line = mergeLines(style?.line, readLine(properties?.child('a:ln'), scope));
  const effects = shownEffects(properties, style);
  const text = readTextBody(node.child(`${family}:txBody`), scope);
  const textDefaults = styledLevels(style?.text, deepestLevel(text));
  const textBox = booleanOf(nonVisual(node)?.child(`${family}:cNvSpPr`)?.attr('txBox'));
  const drawing = nonVisual(node)?.child(`${family}:cNvPr`);
  const own = ownExtension(drawing)?.child('lectern:element');
  const cover = readCover(own?.attr('cover'));
  const contents = readContents(own?.attr('contents'));
  if (properties?.child('a:sp3d') || properties?.child('a:scene3d')) noteThreeD(properties, scope, base.id);
  return {
    ...base,
    type: 'shape',
    ...(geometry ? { geometry } : {}),
    ...(fill ? { fill } : {}),
    ...(line ? { line } : {}),
    ...(effects ? { effects } : {}),
    ...(text ? { text } : {}),
    ...(pageFill ? { pageFill } : {}),
    ...(textBox ? { textBox } : {}),
    ...(placeholder ? { placeholder: placeholderRecord(placeholder) } : {}),
    ...(cover ? { cover } : {}),
    ...(contents ? { contents } : {}),
    ...(textDefaults ? { textDefaults } : {}),
  };
}

/** Effects of a shape, or of its style. The bevel is also taken from the shape, or from its style. */
export function shownEffects(
  properties: XmlElement | undefined,
  style: ShapeStyle | undefined,
): Effects | undefined {
  const effects = readEffects(properties) ?? style?.effects;
  const bevel = properties?.child('a:sp3d') ? readBevel(properties) : style?.effects?.bevel;
  return effects || bevel ? compact({ ...effects, bevel }) : undefined;
}

/** The frame rotated by a camera that looks straight at the shape and rolls (20.1.5.11). */
function turnedByCamera(frame: Frame, properties: XmlElement | undefined): Frame {
  const turn = cameraTurn(properties?.child('a:scene3d'));
  return turn === 0 ? frame : { ...frame, rotation: ((frame.rotation ?? 0) + turn + 360) % 360 };
}

/** Reports only visible 3-D effects: bevels, depth and rotated cameras; most files have a scene without an effect. */
function noteThreeD(properties: XmlElement, scope: TreeScope, elementId: string): void {
  const camera = properties.path('a:scene3d', 'a:camera')?.attr('prst');
  const shape = properties.child('a:sp3d');
  const deep = shape && (shape.children.length > 0 || shape.attr('extrusionH') !== undefined);
  const tilted =
    cameraTurn(properties.child('a:scene3d')) === 0 && properties.path('a:scene3d', 'a:camera', 'a:rot');
  if (deep || tilted || (camera && camera !== 'orthographicFront')) note(scope, 'THREE_D', elementId);
}

function deepestLevel(text: TextBody | undefined): number {
  let deepest = 0;
  for (const paragraph of text?.paragraphs ?? []) deepest = Math.max(deepest, paragraph.props?.level ?? 0);
  return deepest + 1;
}

/** A line's own properties over the properties of its style. */
export function mergeLines(styled: Line | undefined, own: Line | undefined): Line | undefined {
  if (!styled) return own;
  return own ? { ...styled, ...own } : styled;
}

/** A p:cxnSp (19.3.1.19): connections are resolved once all shapes are known. */
export function readConnector(node: XmlElement, scope: TreeScope, place: Place): LineElement {
  const properties = node.child('p:spPr');
  const { frame } = resolveFrame(properties?.child('a:xfrm'), undefined, scope, place.space);
  const base = readBase(node, scope, place, frame);
  const style: ShapeStyle | undefined = readStyle(node.child('p:style'), scope.theme);
  const line = mergeLines(style?.line, readLine(properties?.child('a:ln'), scope));
  const effects = readEffects(properties) ?? style?.effects;
  const element: LineElement = {
    ...base,
    type: 'line',
    geometry: readGeometry(properties) ?? { type: 'preset', preset: 'line' },
    ...(line ? { line } : {}),
    ...(effects ? { effects } : {}),
  };
  const connector = nonVisual(node)?.child('p:cNvCxnSpPr');
  scope.later.push(() => {
    const start = glue(connector?.child('a:stCxn'), scope);
    const end = glue(connector?.child('a:endCxn'), scope);
    if (start) element.start = start;
    if (end) element.end = end;
  });
  return element;
}

function glue(connection: XmlElement | undefined, scope: TreeScope): LineElement['start'] {
  const elementId = scope.elementIds.get(connection?.attr('id') ?? '');
  return elementId ? { elementId, site: integerOf(connection?.attr('idx'), 0, 1000) ?? 0 } : undefined;
}
