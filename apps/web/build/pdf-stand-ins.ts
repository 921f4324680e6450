import type { Plugin } from 'vite';

/** The names in pdf.js for fonts without a file, with the names of our files (pdf-data.ts). */
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
/** The code of pdf.js that appends the bundled file after all system fonts. */
const FILE_LAST =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of pdf.js
  '  if (usePath && path && localFontPath) {\n    src.push(`url(${localFontPath}${path})`);\n  }\n';
const LOCAL_FACES = '  if (local) {\n    const extra =';

/**
 * Patches the worker of pdf.js so that a font that a PDF names and does not embed is drawn with the system's font of
 * that name, otherwise with our substitute. pdf.js prefers other system fonts, such as DejaVu Sans for Helvetica, with
 * other letter widths: words overlap and highlights miss the words. It has no setting for that. Throws when the code of
 * pdf.js has changed.
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
  if (parts.length !== 2) throw new Error(`pdf.js selects its fonts differently in this version: ${what}`);
  return parts.join(by);
}
