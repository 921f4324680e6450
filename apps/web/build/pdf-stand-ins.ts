import type { Plugin } from 'vite';

/** pdf.js's names for faces for which it has no file, and how ours are called (pdf-data.ts). */
const STYLES: Readonly<Record<string, string>> = {
  'Times-Roman': 'Times-Regular',
  'Times-Italic': 'Times-Italic',
  'Times-Bold': 'Times-Bold',
  'Times-BoldItalic': 'Times-BoldItalic',
  Courier: 'Courier-Regular',
  'Courier-Oblique': 'Courier-Italic',
  'Courier-Bold': 'Courier-Bold',
  'Courier-BoldOblique': 'Courier-BoldItalic',
  Calibri: 'Calibri-Regular',
  'Calibri-Italic': 'Calibri-Italic',
  'Calibri-Bold': 'Calibri-Bold',
  'Calibri-BoldItalic': 'Calibri-BoldItalic',
};
/** Where pdf.js puts the file that comes along behind all faces that the machine may have. */
const FILE_LAST =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of pdf.js
  '  if (usePath && path && localFontPath) {\n    src.push(`url(${localFontPath}${path})`);\n  }\n';
const LOCAL_FACES = '  if (local) {\n    const extra =';

/**
 * Fonts that a PDF names and does not hold are drawn with the font of that name, or else with what comes along. pdf.js would
 * take what any machine has before it, such as DejaVu Sans for Helvetica: its letters are of other widths, so that words
 * run into each other and marks stand beside the words. It has no setting for that, so its worker is changed as it is built.
 * Throws where another version of pdf.js is written in another way.
 */
export function ownStandInsFirst(worker: string): string {
  let changed = replaced(worker, FILE_LAST, '');
  changed = replaced(changed, LOCAL_FACES, `${FILE_LAST}${LOCAL_FACES}`);
  for (const [name, file] of Object.entries(STYLES))
    changed = replaced(changed, `["${name}", {\n`, `["${name}", {\n  path: "${file}.ttf",\n`);
  return changed;
}

export function pdfStandIns(): Plugin {
  return {
    name: 'pdf-stand-ins',
    transform: (code, id) =>
      /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.worker\.mjs(\?|$)/.test(id)
        ? { code: ownStandInsFirst(code), map: null }
        : undefined,
  };
}

function replaced(code: string, what: string, by: string): string {
  const parts = code.split(what);
  if (parts.length !== 2) throw new Error(`pdf.js chooses its fonts in another way in this version: ${what}`);
  return parts.join(by);
}
