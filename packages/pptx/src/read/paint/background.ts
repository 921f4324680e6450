import type { ColorMap, Fill } from '@lectern/courseware';
import { childOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { TreeScope } from '../context.ts';
import { themeSlotOf } from './color.ts';
import { readFill } from './fill.ts';
import { styledFill } from './style.ts';

/** The background of a slide, layout or master (p:bg, 19.3.1.1): its own fill or one of the theme's. */
export function readBackground(common: XmlElement | undefined, scope: TreeScope): Fill | undefined {
  const background = common && childOf(common, 'p:bg');
  if (!background) return undefined;
  const properties = background.child('p:bgPr');
  if (properties) return readFill(properties, scope);
  return styledFill(background.child('p:bgRef'), scope.theme);
}

/** A colour map (p:clrMap or a:overrideClrMapping); undefined when the element is missing. */
export function readColorMap(element: XmlElement | undefined): ColorMap | undefined {
  if (!element) return undefined;
  const map: ColorMap = {};
  for (let i = 0; i < element.attributes.length; i += 2) {
    const name = themeSlotOf(element.attributes[i]);
    const slot = themeSlotOf(element.attributes[i + 1]);
    if (name && slot) map[name] = slot;
  }
  return Object.keys(map).length > 0 ? map : undefined;
}
