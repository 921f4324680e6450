import type { Color, ListStyle } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { integerOf } from '../read/geometry/units.ts';
import { readColors } from '../read/paint/color.ts';

/**
 * The text colours that a diagram's colours part gives the shapes of its drawing, by their presentation points
 * (dgm:txFillClrLst, 21.4.4.13): earlier PowerPoints drew with them and wrote the quick style's colour into the drawing,
 * which may be white on white. A point that a person gave a style of its own keeps that one's.
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

/** What text looks like by itself, in a colour. */
export function inColor(levels: ListStyle | undefined, color: Color): ListStyle {
  const fill = { type: 'solid', color } as const;
  return (levels ?? [{}]).map((level) => ({ ...level, run: { ...level.run, fill } }));
}
