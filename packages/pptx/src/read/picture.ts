import type { Element, PictureElement } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { blipAsset, externalTarget } from './blip.ts';
import { note, type TreeScope } from './context.ts';
import { type Place, placeholderRecord, readBase, readPlaceholder, resolveFrame } from './element-base.ts';
import { readFill, readRecolor, readSides } from './fill.ts';
import { readGeometry } from './geometry.ts';
import { readLine } from './line.ts';
import { isMedia, readMedia } from './media.ts';
import { mergeLines, shownEffects } from './shape.ts';
import { readStyle } from './style.ts';

const SHOWN_BY_BROWSERS = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/bmp',
  'image/svg+xml',
  'image/webp',
]);

/** A p:pic (19.3.1.37): a picture, or the face of a sound or video. */
export function readPicture(node: XmlElement, scope: TreeScope, place: Place): Element {
  const properties = node.child('p:spPr');
  const placeholder = readPlaceholder(node);
  const { frame } = resolveFrame(properties?.child('a:xfrm'), placeholder, scope, place.space);
  const base = readBase(node, scope, place, frame);
  if (isMedia(node)) return readMedia(node, scope, base);
  const blipFill = node.child('p:blipFill');
  const blip = blipFill?.child('a:blip');
  const files = blip && blipAsset(blip, scope);
  if (!files) {
    const linked =
      externalTarget(blip?.attr('r:link'), scope) ?? externalTarget(blip?.attr('r:embed'), scope);
    if (linked) note(scope, 'PICTURE_LINKED', base.id, linked);
    else note(scope, 'PICTURE_MISSING', base.id);
    return { ...base, type: 'unknown', what: 'picture' };
  }
  const mime = scope.context.assets.mime(files.asset) ?? '';
  if (!SHOWN_BY_BROWSERS.has(mime)) note(scope, 'PICTURE_FORMAT', base.id, mime);
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
