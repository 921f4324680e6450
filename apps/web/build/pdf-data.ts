import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

const STYLES = { Regular: '400-normal', Italic: '400-italic', Bold: '700-normal', BoldItalic: '700-italic' };
/**
 * Fonts with the metrics of Helvetica, Times, Courier and Calibri, under the names of pdf.js for its substitutes. The
 * copies in pdf.js have other licences, or formats that browsers do not read.
 */
const FONTS = { LiberationSans: 'arimo', Times: 'tinos', Courier: 'cousine', Calibri: 'carlito' };
const STAND_INS = Object.entries(FONTS).flatMap(([name, font]) =>
  Object.entries(STYLES).map(([style, file]) => ({
    name: `${name}-${style}.ttf`,
    path: `@fontsource/${font}/files/${font}-latin-${file}.woff2`,
  })),
);
/** Symbol fonts, which no system has under these names. Other fonts come from the system. */
const SYMBOLS = ['FoxitSymbol.pfb', 'FoxitDingbats.pfb'];
/** Licences are placed beside the fonts and maps, because these may be distributed only with their licences. */
const LICENCES = {
  'standard_fonts/LICENSE_ARIMO': '@fontsource/arimo/LICENSE',
  'standard_fonts/LICENSE_TINOS': '@fontsource/tinos/LICENSE',
  'standard_fonts/LICENSE_COUSINE': '@fontsource/cousine/LICENSE',
  'standard_fonts/LICENSE_CARLITO': '@fontsource/carlito/LICENSE',
  'standard_fonts/LICENSE_FOXIT': 'pdfjs-dist/standard_fonts/LICENSE_FOXIT',
  'cmaps/LICENSE': 'pdfjs-dist/cmaps/LICENSE',
};

/**
 * The data files that pdf.js fetches by name while drawing: fonts that a PDF names but does not embed, and character
 * maps of Chinese and other scripts. The file names are fixed, so the folder's name contains the version of pdf.js.
 */
export function pdfData(): Plugin {
  const manifest = resolve('pdfjs-dist/package.json');
  const from = dirname(manifest);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  // The prefix equals the prefix of the viewer's own files, which the service worker stores on first use.
  const folder = `assets/pdf-${version}`;
  return {
    name: 'pdf-data',
    config: (_, { command }) => ({
      define: { PDF_DATA: JSON.stringify(command === 'build' ? `/${folder}` : `/@fs${from}`) },
    }),
    generateBundle() {
      const emit = (name: string, path: string) =>
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(path) });
      for (const { name, path } of STAND_INS) emit(`standard_fonts/${name}`, resolve(path));
      for (const name of SYMBOLS) emit(`standard_fonts/${name}`, join(from, 'standard_fonts', name));
      const maps = readdirSync(join(from, 'cmaps')).filter((name) => name.endsWith('.bcmap'));
      for (const name of maps) emit(`cmaps/${name}`, join(from, 'cmaps', name));
      for (const [name, path] of Object.entries(LICENCES)) emit(name, resolve(path));
    },
  };
}
