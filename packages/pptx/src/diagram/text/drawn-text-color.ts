import type { Color, ListStyle } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { integerOf } from '../../read/geometry/units.ts';
import { readColors } from '../../read/paint/color.ts';

/**
 * Text colours from a diagram's colours part for the shapes of its drawing, by presentation point (dgm:txFillClrLst,
 * 21.4.4.13). Earlier versions of PowerPoint showed these, but wrote the quick style's colour into the drawing, which
 * may be white on white. Points with a style set by the user keep its colour.
 */
export function drawnTextColors(
  data: XmlElement | undefined,
  colors: XmlElement | undefined,
): ReadonlyMap<string, Color> {
  const lists = new Map<string, Color[]>();
  for (const label of colors?.all('dgm:styleLbl') ?? []) {
    const list = label.child('dgm:txFillClrLst');
    const found = list ? readColors(list) : [];
    if (found.length > 0) lists.set(label.attr('name') ?? '', found);
  }
  const texts = new Map<string, Color>();
  if (lists.size === 0) return texts;
  for (const point of data?.child('dgm:ptLst')?.all('dgm:pt') ?? []) {
    const settings = point.child('dgm:prSet');
    const list = lists.get(settings?.attr('presStyleLbl') ?? '');
    if (!list || settings?.child('dgm:style')) continue;
    const place = integerOf(settings?.attr('presStyleIdx')) ?? 0;
    const color = list[Math.max(0, place) % list.length];
    if (color) texts.set(point.attr('modelId') ?? '', color);
  }
  return texts;
}

/** The list style with another text colour. */
export function inColor(levels: ListStyle | undefined, color: Color): ListStyle {
  const fill = { type: 'solid', color } as const;
  return (levels ?? [{}]).map((level) => ({ ...level, run: { ...level.run, fill } }));
}
