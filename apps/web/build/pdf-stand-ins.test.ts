import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { ownStandInsFirst } from './pdf-stand-ins.ts';

const { resolve } = createRequire(import.meta.url);
const worker = readFileSync(resolve('pdfjs-dist/build/pdf.worker.mjs'), 'utf8');

/** The sources of the font that pdf.js would load for a font that a PDF names and does not embed. */
function sourcesOf(code: string, name: string, standard: string): readonly string[] {
  const from = code.indexOf('const NORMAL = {');
  const to = code.indexOf(';// ./src/shared/murmurhash3.js');
  const part = code.slice(from, to);
  const make = new Function(
    'normalizeFontName',
    'validateFontName',
    'warn',
    `${part}; return getFontSubstitution;`,
  );
  const substitution = make(
    (each: string) => each,
    () => true,
    () => undefined,
  )(new Map(), { getDocId: () => 'd0', createFontId: () => 1 }, '/fonts/', name, standard, 'Type1') as {
    readonly src: string;
  };
  return substitution.src.split(',');
}

it.each([
  ['Helvetica', 'Helvetica', 'LiberationSans-Regular.ttf'],
  ['Helvetica-BoldOblique', 'Helvetica-BoldOblique', 'LiberationSans-BoldItalic.ttf'],
  ['Times-Roman', 'Times-Roman', 'Times-Regular.ttf'],
  ['Times-BoldItalic', 'Times-BoldItalic', 'Times-BoldItalic.ttf'],
  ['Courier-Oblique', 'Courier-Oblique', 'Courier-Italic.ttf'],
  ['Calibri-Bold', 'Helvetica-Bold', 'Calibri-Bold.ttf'],
])('ownStandInsFirst prefers the bundled font for %s to any font of the system', (name, standard, file) => {
  expect(sourcesOf(ownStandInsFirst(worker), name, standard)[0]).toBe(`url(/fonts/${file})`);
  expect(sourcesOf(worker, name, standard)[0]).toMatch(/^local/);
});

it('ownStandInsFirst prefers a system font of the same name, and for Chinese a system font', () => {
  const changed = ownStandInsFirst(worker);
  expect(sourcesOf(changed, 'ArialMT', 'Helvetica').slice(0, 2)).toEqual([
    'local(ArialMT)',
    'url(/fonts/LiberationSans-Regular.ttf)',
  ]);
  expect(sourcesOf(changed, 'STSong-Light', '')[0]).toBe('local(STSong)');
});

it('ownStandInsFirst throws when a new version of pdf.js chooses fonts differently', () => {
  expect(() => ownStandInsFirst(worker.replaceAll('localFontPath', 'path'))).toThrow('differently');
});
