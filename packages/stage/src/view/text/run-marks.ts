import { ownValue } from '@lectern/base';
import type { RunProps } from '@lectern/courseware';
import type { CSSProperties } from 'react';

/**
 * A character with its syllable, as in printed books: as wide as the wider of the two plus a gap, half of it on either
 * side, so that no two syllables touch. The gap is inside the pair, so that a highlight covers it.
 */
export const PAIR_STYLE: CSSProperties = {
  paddingInline: '0.07em',
  rubyOverhang: 'none',
  textIndent: 0,
};

/**
 * The syllable makes its line higher. Its margin separates it from the line above: without one browsers let the two touch.
 */
export const SYLLABLE_STYLE: CSSProperties = {
  fontSize: '50%',
  lineHeight: 1.35,
  marginBlockStart: '0.1em',
  letterSpacing: 0,
  fontWeight: 'normal',
  WebkitTextFillColor: 'currentcolor',
};

const UNDERLINES: Readonly<Record<string, CSSProperties['textDecorationStyle']>> = {
  dbl: 'double',
  dotted: 'dotted',
  dottedHeavy: 'dotted',
  dash: 'dashed',
  dashHeavy: 'dashed',
  dashLong: 'dashed',
  dashLongHeavy: 'dashed',
  dotDash: 'dashed',
  dotDashHeavy: 'dashed',
  dotDotDash: 'dashed',
  dotDotDashHeavy: 'dashed',
  wavy: 'wavy',
  wavyHeavy: 'wavy',
  wavyDbl: 'wavy',
};

/** The lines under and through a run as CSS, without their colour. A run without lines has an empty style. */
export function decoration({ underline, strike }: Pick<RunProps, 'underline' | 'strike'>): CSSProperties {
  const style: CSSProperties = {};
  const lines: string[] = [];
  const underlined = underline !== undefined && underline !== 'none';
  if (underlined) lines.push('underline');
  if (strike === 'single' || strike === 'double') lines.push('line-through');
  if (lines.length === 0) return style;
  style.textDecorationLine = lines.join(' ');
  style.textDecorationSkipInk = 'none';
  if (underlined) style.textDecorationStyle = ownValue(UNDERLINES, underline);
  else if (strike === 'double') style.textDecorationStyle = 'double';
  if (underline?.endsWith('eavy')) style.textDecorationThickness = '0.12em';
  return style;
}

/** The address, if it opens a web page or writes an email; other schemes could run script with the teacher's rights. */
export function safeAddress(url: string): string | undefined {
  return /^(https?:|mailto:|tel:)/i.test(url) ? url : undefined;
}
