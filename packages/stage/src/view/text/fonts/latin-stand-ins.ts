import { inOrder } from './face-order.ts';

const SANS = ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo', 'DejaVu Sans'];

/**
 * Substitutes for Latin fonts of Office and of Windows that are not installed, by names in lower case: the font with
 * the most similar line lengths, unscaled or scaled (`sized-faces.ts`). The numbers are the mean width of a letter in
 * running English text, as a share of the font size, of the font and of its substitute. They are from published tables
 * of metrics (Segoe UI, Tahoma, Verdana, Trebuchet MS, Georgia, Lucida) and, for fonts modelled on a PostScript
 * standard font, from that font's AFM file (Century Gothic: ITC Avant Garde Gothic; Palatino Linotype and Book Antiqua:
 * Palatino; Century Schoolbook: New Century Schoolbook; Bookman Old Style: ITC Bookman; Arial Narrow: Helvetica
 * Narrow).
 *
 * DejaVu, which most Linux machines have, comes last: it is wider than most of these.
 */
const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  // Mean widths 0.443 and 0.446.
  'segoe ui': SANS,
  'segoe ui light': ['Segoe UI', ...SANS],
  'segoe ui semilight': ['Segoe UI', ...SANS],
  'segoe ui semibold': ['Segoe UI', ...SANS],
  // Mean widths 0.448 and 0.446.
  tahoma: SANS,
  // Mean widths 0.456 and 0.446: 2 % too short.
  'trebuchet ms': SANS,
  // Reported to be as wide as Source Sans (0.418); Carlito is 0.410: 2 % too short.
  aptos: ['Carlito', 'DejaVu Sans'],
  'aptos display': ['Aptos', 'Carlito', 'DejaVu Sans'],
  // From the same collection as Calibri, and designed for the same widths.
  candara: ['Carlito', 'DejaVu Sans'],
  corbel: ['Carlito', 'DejaVu Sans'],
  // Mean widths 0.512 and 0.513. DejaVu Sans was derived from Verdana's design, and is as wide.
  verdana: ['Arimo 115%', 'DejaVu Sans'],
  // Mean widths 0.492 and 0.490.
  'lucida sans unicode': ['Lucida Grande', 'Arimo 110%', 'DejaVu Sans'],
  'lucida grande': ['Lucida Sans Unicode', 'Arimo 110%', 'DejaVu Sans'],
  'lucida sans': ['Lucida Sans Unicode', 'Lucida Grande', 'Arimo 110%', 'DejaVu Sans'],
  // Mean widths 0.491 and 0.490.
  'century gothic': ['Arimo 110%', 'DejaVu Sans'],
  // Mean widths 0.366 and 0.366: drawn smaller, since no narrow font is bundled.
  'arial narrow': ['Liberation Sans Narrow', 'Arimo 82%', 'DejaVu Sans'],
  // Mean widths 0.446 and 0.447; Gelasio is as wide.
  georgia: ['Gelasio', 'Tinos 110%', 'DejaVu Serif'],
  // Mean widths 0.451 and 0.447.
  'palatino linotype': ['Book Antiqua', 'Palatino', 'Tinos 110%', 'DejaVu Serif'],
  'book antiqua': ['Palatino Linotype', 'Palatino', 'Tinos 110%', 'DejaVu Serif'],
  palatino: ['Palatino Linotype', 'Book Antiqua', 'Tinos 110%', 'DejaVu Serif'],
  // Mean widths 0.471 and 0.471.
  'century schoolbook': ['Tinos 116%', 'DejaVu Serif'],
  century: ['Century Schoolbook', 'Tinos 116%', 'DejaVu Serif'],
  // Mean widths 0.500 and 0.500.
  'bookman old style': ['Tinos 123%', 'DejaVu Serif'],
  // Widths 0.550 and 0.552 of every letter.
  consolas: ['Inconsolata', 'Cousine 92%', 'DejaVu Sans Mono'],
};

export const LATIN_STAND_INS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(STAND_INS).map(([font, faces]) => [font, inOrder(faces)]),
);
