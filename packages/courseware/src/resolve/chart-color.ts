import type { Chart } from '../records/chart.ts';
import type { Color, ThemeSlot } from '../records/paint.ts';

const ACCENTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];

/**
 * The colour of the nth of `count` series or points without their own colour, by the chart's palette or its style of
 * PowerPoint 2007. In each row of eight styles, the first is grey, the second has all accents, the others have shades
 * of one accent.
 */
export function chartColorAt({ style, palette: own }: Chart, index: number, count: number): Color {
  const palette = paletteOf(style, own);
  const rounds = Math.ceil(Math.max(1, count) / palette.length);
  const round = Math.floor(index / palette.length);
  const base = palette[index % palette.length] ?? accent('accent1');
  // The tones run from darker to lighter, so that the same accent differs between rounds.
  const tone = ((round + 1) / (rounds + 1)) * 1.4 - 0.7;
  return toned(base, tone);
}

function paletteOf(style: number | undefined, own: readonly Color[] | undefined): readonly Color[] {
  if (own && own.length > 0) return own;
  const column = ((style ?? 2) - 1) % 8;
  if (column === 0) return [{ type: 'scheme', slot: 'tx1', mods: [{ op: 'tint', value: 0.6 }] }];
  const one = ACCENTS[column - 2];
  return one ? [accent(one)] : ACCENTS.map(accent);
}

function accent(slot: ThemeSlot): Color {
  return { type: 'scheme', slot };
}

function toned(color: Color, tone: number): Color {
  if (Math.abs(tone) < 1e-6) return color;
  const mod = tone < 0 ? { op: 'shade' as const, value: 1 + tone } : { op: 'tint' as const, value: 1 - tone };
  return { ...color, mods: [...(color.mods ?? []), mod] };
}
