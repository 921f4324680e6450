import type { ElementOf, RunProps } from '@lectern/courseware';
import { tag, type Xml } from '../xml/xml-out.ts';
import { colorXml } from './paint-out.ts';

const FONT_KEYS = new Set(['latin', 'eastAsian', 'complexScript', 'fill']);

/**
 * The p:style (19.3.1.46) of a shape whose text inherits font and colour from it; undefined when its defaults do not
 * come from a style, or when the style's other references would become visible.
 */
export function styleXml(element: ElementOf<'shape'>): Xml | undefined {
  const [first, ...others] = element.textDefaults ?? [];
  const text = first?.run;
  const plain = text && others.every(({ run }) => JSON.stringify(run) === JSON.stringify(text));
  if (!plain || element.textDefaults?.some(({ paragraph }) => paragraph)) return undefined;
  if (!element.fill || !element.line?.fill) return undefined;
  if (!Object.keys(text).every((key) => FONT_KEYS.has(key))) return undefined;
  const index = fontIndex(text);
  if (index === undefined || (text.fill && text.fill.type !== 'solid')) return undefined;
  const none = (name: string) => tag(name, { idx: 0 }, tag('a:srgbClr', { val: '000000' }));
  const color = text.fill?.type === 'solid' ? colorXml(text.fill.color) : undefined;
  return tag(
    'p:style',
    {},
    ...['a:lnRef', 'a:fillRef', 'a:effectRef'].map(none),
    tag('a:fontRef', { idx: index }, color),
  );
}

function fontIndex({ latin, eastAsian, complexScript }: RunProps): 'major' | 'minor' | 'none' | undefined {
  if (latin === undefined && eastAsian === undefined && complexScript === undefined) return 'none';
  for (const [prefix, index] of [
    ['+mj', 'major'],
    ['+mn', 'minor'],
  ] as const) {
    if (latin === `${prefix}-lt` && eastAsian === `${prefix}-ea` && complexScript === `${prefix}-cs`)
      return index;
  }
  return undefined;
}
