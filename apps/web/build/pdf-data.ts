import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

const STYLES = { Regular: '400-normal', Italic: '400-italic', Bold: '700-normal', BoldItalic: '700-italic' };
/**
 * Fonts with the widths of Helvetica, Times, Courier and Calibri, under the names by which pdf.js asks for substitutes. The
 * copies of pdf.js have other licences or formats that browsers do not read.
 */
const FONTS = { LiberationSans: 'arimo', Times: 'tinos', Courier: 'cousine', Calibri: 'carlito' };
const STAND_INS = Object.entries(FONTS).flatMap(([name, font]) =>
  Object.entries(STYLES).map(([style, file]) => ({
    name: `${name}-${style}.ttf`,
    path: `@fontsource/${font}/files/${font}-latin-${file}.woff2`,
  })),
);
/** What no machine has under these names. Other fonts are the machine's. */
const SYMBOLS = ['FoxitSymbol.pfb', 'FoxitDingbats.pfb'];
/** Each stands beside what it is of: fonts and maps may be handed on together with it. */
const LICENCES = {
  'standard_fonts/LICENSE_ARIMO': '@fontsource/arimo/LICENSE',
  'standard_fonts/LICENSE_TINOS': '@fontsource/tinos/LICENSE',
  'standard_fonts/LICENSE_COUSINE': '@fontsource/cousine/LICENSE',
  'standard_fonts/LICENSE_CARLITO': '@fontsource/carlito/LICENSE',
  'standard_fonts/LICENSE_FOXIT': 'pdfjs-dist/standard_fonts/LICENSE_FOXIT',
  'cmaps/LICENSE': 'pdfjs-dist/cmaps/LICENSE',
};

/**
 * What pdf.js asks for by name while it draws: fonts that a PDF names and does not hold, and the character maps of Chinese and
 * other scripts. Browsers load some of it from a folder that they are told, so that the files keep their names; the folder has
 * the version's.
 */
export function pdfData(): Plugin {
  const manifest = resolve('pdfjs-dist/package.json');
  const from = dirname(manifest);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  // Its name begins as those of the viewer's own files, which the browser keeps once they were used.
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
