import type { Element, PictureElement } from '@lectern/courseware';
import { childOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { TreeScope } from '../context.ts';
import { type Place, placeholderRecord, readBase, readPlaceholder, resolveFrame } from '../element-base.ts';
import { readGeometry } from '../geometry/geometry.ts';
import { blipAsset, noteMissing } from '../paint/blip.ts';
import { readFill, readRecolor, readSides } from '../paint/fill.ts';
import { readLine } from '../paint/line.ts';
import { readStyle } from '../paint/style.ts';
import { mergeLines, shownEffects } from '../shape.ts';
import { isMedia, readMedia } from './media.ts';

/** A p:pic (19.3.1.37): a picture, or the poster of a sound or video. */
export function readPicture(node: XmlElement, scope: TreeScope, place: Place): Element {
  const properties = childOf(node, 'p:spPr');
  const placeholder = readPlaceholder(node);
  const { frame } = resolveFrame(properties?.child('a:xfrm'), placeholder, scope, place.space);
  const base = readBase(node, scope, place, frame);
  if (isMedia(node)) return readMedia(node, scope, base);
  const blipFill = childOf(node, 'p:blipFill');
  const blip = blipFill?.child('a:blip');
  const files = blip && blipAsset(blip, scope);
  if (!files) {
    noteMissing(blip, scope, base.id);
    return { ...base, type: 'unknown', what: 'picture' };
  }
  const style = readStyle(node.child('p:style'), scope.theme);
  const fill = readFill(properties, scope) ?? style?.fill;
  const line = mergeLines(style?.line, readLine(properties?.child('a:ln'), scope));
  const effects = shownEffects(properties, style);
  const crop = readSides(blipFill?.child('a:srcRect'));
  const geometry = readGeometry(properties);
  const recolor = readRecolor(blip);
  const picture: PictureElement = {
    ...base,
    type: 'picture',
    ...files,
    ...(crop ? { crop } : {}),
    ...(geometry ? { geometry } : {}),
    ...(fill && fill.type !== 'none' ? { fill } : {}),
    ...(line ? { line } : {}),
    ...(effects ? { effects } : {}),
    ...(recolor ? { recolor } : {}),
    ...(placeholder ? { placeholder: placeholderRecord(placeholder) } : {}),
  };
  return picture;
}
