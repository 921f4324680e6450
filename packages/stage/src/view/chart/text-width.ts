/** The font of a text, as in `ChartText`. */
interface Face {
  /** Font size, pixels. */
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly fontWeight: 'normal' | 'bold';
  readonly fontStyle: 'normal' | 'italic';
}

let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text in its font, pixels; an estimate when there is no document to measure in. */
export function textWidth(text: string, { fontSize, fontFamily, fontWeight, fontStyle }: Face): number {
  if (context === undefined)
    context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (context) {
    context.font = `${fontStyle} ${fontWeight} ${fontSize}px ${fontFamily}`;
    return context.measureText(text).width;
  }
  let ems = 0;
  for (const sign of text) ems += widthOf(sign);
  return ems * fontSize;
}

/**
 * The width of a character in a common sans serif font, in ems: three classes of letters, and full-width characters.
 */
function widthOf(sign: string): number {
  if ((sign.codePointAt(0) ?? 0) > 0x2e7f) return 1;
  if (/[ijltfrI.,:;'|!() -]/.test(sign)) return 0.32;
  return /[A-Zmw%@&]/.test(sign) ? 0.66 : 0.51;
}
