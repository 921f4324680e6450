import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** As wide as Helvetica, under the names by which pdf.js asks for what stands in for it. Its own copy is not as free. */
const ARIMO = {
  'LiberationSans-Regular.ttf': 'arimo-latin-400-normal',
  'LiberationSans-Italic.ttf': 'arimo-latin-400-italic',
  'LiberationSans-Bold.ttf': 'arimo-latin-700-normal',
  'LiberationSans-BoldItalic.ttf': 'arimo-latin-700-italic',
};
/** What no machine has under these names. Other fonts are the machine's. */
const SYMBOLS = ['FoxitSymbol.pfb', 'FoxitDingbats.pfb'];
/** Each stands beside what it is of: fonts and maps may be handed on together with it. */
const LICENCES = {
  'standard_fonts/LICENSE_ARIMO': '@fontsource/arimo/LICENSE',
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
      for (const [name, font] of Object.entries(ARIMO))
        emit(`standard_fonts/${name}`, resolve(`@fontsource/arimo/files/${font}.woff2`));
      for (const name of SYMBOLS) emit(`standard_fonts/${name}`, join(from, 'standard_fonts', name));
      const maps = readdirSync(join(from, 'cmaps')).filter((name) => name.endsWith('.bcmap'));
      for (const name of maps) emit(`cmaps/${name}`, join(from, 'cmaps', name));
      for (const [name, path] of Object.entries(LICENCES)) emit(name, resolve(path));
    },
  };
}
