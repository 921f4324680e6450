import { type ColorContext, DEFAULT_COLOR_MAP, type ListStyle, OFFICE_COLORS } from '@lectern/courseware';

/** 12 points are 16 pixels: easy to read beside the labels of the dialog. */
const LEVEL = { run: { size: 12, latin: 'Microsoft YaHei', eastAsian: 'Microsoft YaHei' } };

/** The format of texts in fields. Their own sizes and colours are kept. */
export const FIELD_LEVELS: readonly ListStyle[] = [Array.from({ length: 9 }, () => LEVEL)];

/** The theme's colours, with the letters in the ink of the screen, which is light on dark in the dark theme. */
export function fieldColors(place: HTMLElement): ColorContext {
  return { colors: { ...OFFICE_COLORS, dk1: inkOf(place) }, map: DEFAULT_COLOR_MAP };
}

function inkOf(place: HTMLElement): string {
  const channels = getComputedStyle(place).color.match(/[\d.]+/g) ?? [];
  return channels
    .slice(0, 3)
    .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
    .join('');
}
