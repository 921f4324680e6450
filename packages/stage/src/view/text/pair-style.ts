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
