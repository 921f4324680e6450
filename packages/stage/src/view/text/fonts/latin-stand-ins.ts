const SANS = ['DejaVu Sans', 'Arial', 'Liberation Sans', 'Helvetica', 'Arimo'];

/**
 * What is drawn for Latin fonts of Office and of Windows that a machine lacks, in lower case: the face whose lines are
 * most nearly as long, as is or at another size (`sized-faces.ts`). The numbers are a letter's mean width in running
 * English text, in sizes, of the font and of what stands in for it. They come from published tables of metrics (Segoe UI,
 * Tahoma, Verdana, Trebuchet MS, Georgia, Lucida) and, for those that were drawn after a PostScript standard font, from
 * that font's AFM file (Century Gothic: ITC Avant Garde Gothic; Palatino Linotype and Book Antiqua: Palatino; Century
 * Schoolbook: New Century Schoolbook; Bookman Old Style: ITC Bookman; Arial Narrow: Helvetica Narrow).
 *
 * A machine that has DejaVu draws most of them in it, as LibreOffice does there, though it is wider than most: the pages that
 * the stage is compared with (`npm run bench similarity`) are drawn so.
 */
export const LATIN_STAND_INS: Readonly<Record<string, readonly string[]>> = {
  // 0.443 and 0.446.
  'segoe ui': SANS,
  'segoe ui light': ['Segoe UI', ...SANS],
  'segoe ui semilight': ['Segoe UI', ...SANS],
  'segoe ui semibold': ['Segoe UI', ...SANS],
  // 0.448 and 0.446.
  tahoma: SANS,
  // 0.456 and 0.446: 2 % short.
  'trebuchet ms': SANS,
  // Said to be as wide as Source Sans (0.418) and Carlito is 0.410: 2 % short.
  aptos: ['DejaVu Sans', 'Carlito'],
  'aptos display': ['Aptos', 'DejaVu Sans', 'Carlito'],
  // Of the same collection as Calibri, drawn for the same measure.
  candara: ['DejaVu Sans', 'Carlito'],
  corbel: ['DejaVu Sans', 'Carlito'],
  // 0.512 and 0.513. DejaVu Sans was drawn after Verdana, and is as wide.
  verdana: ['DejaVu Sans', 'Arimo 115%'],
  // 0.492 and 0.490.
  'lucida sans unicode': ['Lucida Grande', 'DejaVu Sans', 'Arimo 110%'],
  'lucida grande': ['Lucida Sans Unicode', 'DejaVu Sans', 'Arimo 110%'],
  'lucida sans': ['Lucida Sans Unicode', 'Lucida Grande', 'DejaVu Sans', 'Arimo 110%'],
  // 0.491 and 0.490.
  'century gothic': ['DejaVu Sans', 'Arimo 110%'],
  // 0.366 and 0.366: it is drawn smaller, since no narrow face comes with the program.
  'arial narrow': ['Liberation Sans Narrow', 'DejaVu Sans', 'Arimo 82%'],
  // 0.446 and 0.447; Gelasio is as wide.
  georgia: ['Gelasio', 'DejaVu Serif', 'Tinos 110%'],
  // 0.451 and 0.447.
  'palatino linotype': ['Book Antiqua', 'Palatino', 'DejaVu Serif', 'Tinos 110%'],
  'book antiqua': ['Palatino Linotype', 'Palatino', 'DejaVu Serif', 'Tinos 110%'],
  palatino: ['Palatino Linotype', 'Book Antiqua', 'DejaVu Serif', 'Tinos 110%'],
  // 0.471 and 0.471.
  'century schoolbook': ['DejaVu Serif', 'Tinos 116%'],
  century: ['Century Schoolbook', 'DejaVu Serif', 'Tinos 116%'],
  // 0.500 and 0.500.
  'bookman old style': ['DejaVu Serif', 'Tinos 123%'],
  // 0.550 and 0.552, every letter.
  consolas: ['Inconsolata', 'DejaVu Sans Mono', 'Cousine 92%'],
};
