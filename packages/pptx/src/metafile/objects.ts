import { type Brush, colorOf, type MetafileObject, type Pen } from './drawing.ts';

/** PenStyle ([MS-EMF] 2.1.25): dash in the low four bits, then cap and join. */
export function penOf(style: number, width: number, color: number): Pen {
  const dashes = ['solid', 'dash', 'dot', 'dashDot', 'dashDotDot', 'none', 'solid'] as const;
  const cap = (style & 0xf00) === 0x100 ? 'square' : (style & 0xf00) === 0x200 ? 'butt' : 'round';
  const join = (style & 0xf000) === 0x1000 ? 'bevel' : (style & 0xf000) === 0x2000 ? 'miter' : 'round';
  return { color: colorOf(color), width: Math.abs(width), dash: dashes[style & 15] ?? 'solid', cap, join };
}

/** BrushStyle ([MS-WMF] 2.1.1.4): solid, none, hatched; hatches and patterns become translucent colours. */
export function brushOf(style: number, color: number): Brush {
  if (style === 1) return { color: undefined, opacity: 1 };
  return { color: colorOf(color), opacity: style === 0 ? 1 : 0.4 };
}

/** Objects that every device has ([MS-EMF] 2.1.31). */
export function stockObject(handle: number): MetafileObject | undefined {
  const brushes = ['#ffffff', '#c0c0c0', '#808080', '#404040', '#000000', undefined];
  const index = handle - 0x80000000;
  if (index >= 0 && index <= 5) return { type: 'brush', brush: { color: brushes[index], opacity: 1 } };
  if (index >= 6 && index <= 8) {
    return { type: 'pen', pen: penOf(index === 8 ? 5 : 0, 0, index === 6 ? 0xffffff : 0) };
  }
  return undefined;
}
