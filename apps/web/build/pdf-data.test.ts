import { expect, it } from 'vitest';
import { pdfData } from './pdf-data.ts';

function builtFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const { generateBundle } = pdfData();
  if (typeof generateBundle !== 'function') throw new Error('the plugin has no generateBundle');
  const emitFile = ({ fileName, source }: { readonly fileName: string; readonly source: Buffer }) =>
    void files.set(fileName.replace(/^assets\/pdf-[^/]*\//, ''), source.toString('latin1'));
  Reflect.apply(generateBundle, { emitFile }, []);
  return files;
}

it('the build puts the licences beside the fonts and the character maps', () => {
  const files = builtFiles();
  for (const name of ['LiberationSans-Regular', 'Times-Regular', 'Courier-BoldItalic', 'Calibri-Italic'])
    expect(files.get(`standard_fonts/${name}.ttf`)).toMatch(/^wOF2/);
  expect(files.get('standard_fonts/LICENSE_ARIMO')).toContain('SIL OPEN FONT LICENSE');
  for (const font of ['TINOS', 'COUSINE', 'CARLITO'])
    expect(files.has(`standard_fonts/LICENSE_${font}`)).toBe(true);
  expect(files.get('standard_fonts/LICENSE_FOXIT')).toContain('PDFium');
  expect(files.get('cmaps/LICENSE')).toContain('Adobe');
});
