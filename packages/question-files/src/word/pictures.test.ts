import { compoundFile } from '@lectern/pptx/compound-file-source';
import { emf, longs } from '@lectern/pptx/metafile-source';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx, p } from '../../test/word/docx-source.ts';
import { readWord } from './read-word.ts';

/** An equation `x` of MathType: the OLE header, MTEF 5, and a line with one letter. */
const EQUATION = [
  28,
  0,
  ...new Array<number>(26).fill(0),
  5,
  1,
  0,
  6,
  0,
  65,
  0,
  0,
  1,
  0,
  2,
  0,
  131,
  120,
  0,
  0,
  0,
];

const object = (program: string) =>
  `<w:r><w:object><v:shape><v:imagedata r:id="a.emf"/></v:shape><o:OLEObject Type="Embed" ProgID="${program}" r:id="b.bin"/></w:object></w:r>`;
/** A metafile with a rectangle (EMR_RECTANGLE). */
const drawing = emf([43, longs(10, 10, 50, 50)]);

function read(program: string, stream: readonly number[]) {
  const files = { 'a.emf': drawing, 'b.bin': compoundFile('Equation Native', stream) };
  return readWord(docx({ files, body: p('1. 求 ', object(program), ' 的值') + p('答案：略') }));
}

describe('objects of a Word file', () => {
  it('are formulas when they are equations of MathType', () => {
    const { questions, lines, files } = read('Equation.DSMT4', EQUATION);
    expect(questions[0]?.stem.paragraphs[0]?.runs).toEqual([
      { type: 'text', text: '求 ' },
      { type: 'formula', latex: 'x' },
      { type: 'text', text: ' 的值' },
    ]);
    expect([lines, files.size]).toEqual([[], 0]);
  });

  it('are their preview as SVG when an equation is not understood, or belongs to another program', () => {
    for (const { questions, files, lines } of [
      read('Equation.3', [1, 2, 3]),
      read('Excel.Sheet.12', EQUATION),
    ]) {
      const [asset, file] = [...files][0] ?? [];
      expect(questions[0]?.stem.media).toEqual([{ type: 'picture', asset }]);
      expect(file).toMatchObject({ mime: 'image/svg+xml', name: 'a.emf.svg' });
      expect(strFromU8(file?.bytes ?? new Uint8Array())).toContain('<svg');
      expect(lines.map(({ code }) => code)).toEqual(['picture-below']);
    }
  });
});
