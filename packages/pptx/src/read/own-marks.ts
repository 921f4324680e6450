import { OWN_EXTENSION } from '../package/own-extension.ts';
import type { XmlElement } from '../package/xml.ts';
import { booleanOf } from './units.ts';

/** The a:ext beside a shape in which we keep what PowerPoint has no words for. */
export function ownExtension(drawing: XmlElement | undefined): XmlElement | undefined {
  return drawing
    ?.child('a:extLst')
    ?.all('a:ext')
    .find((each) => each.attr('uri')?.toUpperCase() === OWN_EXTENSION);
}

export function isMovableInClass(drawing: XmlElement | undefined): boolean {
  return booleanOf(ownExtension(drawing)?.child('lectern:element')?.attr('movable')) ?? false;
}
