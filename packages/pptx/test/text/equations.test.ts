import { SnapshotReader } from '@lectern/courseware';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { inspectCourseware, writePptx } from '../../src/index.ts';
import { readCompoundFile } from '../../src/mtef/compound-file.ts';
import { mtefToLatex } from '../../src/mtef/mtef-to-latex.ts';
import { compoundFile } from '../compound-file-source.ts';
import { png, type ReadDeck, read, readSource, recordsOf, sha256 } from '../deck-source.ts';

type Bytes = readonly number[];

/** The OLE header before an equation. */
const HEADER: Bytes = [28, 0, ...new Array<number>(26).fill(0)];

/** Records of MTEF 5, written by MathType 4 and later. */
const five = {
  start: [5, 1, 0, 6, 0, ...ascii('DSMT6'), 0, 0] as Bytes,
  char: (text: string, typeface = 3, ...embellishments: number[]): Bytes =>
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      const list = embellishments.length > 0 ? [...embellishments.flatMap((one) => [6, 0, one]), 0] : [];
      return [2, list.length > 0 ? 1 : 0, typeface + 128, code & 255, code >> 8, ...list];
    }),
  line: (...content: Bytes[]): Bytes => [1, 0, ...content.flat(), 0],
  none: [1, 1] as Bytes,
  template: (selector: number, variation: Bytes, ...content: Bytes[]): Bytes => [
    ...[3, 0, selector, ...variation, 0],
    ...content.flat(),
    0,
  ],
};

/** Records of MTEF 3, written by Office's Equation Editor. */
const three = {
  start: [3, 1, 1, 3, 1] as Bytes,
  char: (code: number, typeface = 3): Bytes => [2, typeface + 128, code & 255, code >> 8],
  line: (...content: Bytes[]): Bytes => [1, ...content.flat(), 0],
  none: [0x11] as Bytes,
  template: (selector: number, variation: number, ...content: Bytes[]): Bytes => [
    ...[3, selector, variation, 0],
    ...content.flat(),
    0,
  ],
};

function ascii(text: string): number[] {
  return [...text].map((sign) => sign.charCodeAt(0));
}

function latex(...content: Bytes[]): string | undefined {
  const found = mtefToLatex(new Uint8Array([...HEADER, ...content.flat(), 0]))?.latex;
  if (found !== undefined) katex.renderToString(found, { throwOnError: true, strict: 'ignore' });
  return found;
}

describe('an equation of MathType', () => {
  const { start, char, line, none, template } = five;
  const x = line(char('x'));
  const n = line(char('n'));

  it.each([
    ['\\frac{x}{n}', template(11, [0], x, n)],
    ['\\sqrt[n]{x}', template(10, [1], x, n)],
    ['\\sqrt{x}', template(10, [0], x, none)],
    ['x_{1}^{2}', [...char('x'), ...template(29, [0], line(char('1', 8)), line(char('2', 8)))]],
    ['\\sum_{n}^{x}n', template(16, [0x70], n, n, x, char('∑', 6))],
    ['\\int_{n}^{x}x', template(15, [0x31], x, n, x, char('∫', 6))],
    ['\\oint x', template(15, [0x05], x, none, none, char('∮', 6))],
    ['\\left( x\\right)', template(1, [3], x, char('('), char(')'))],
    ['\\left\\{ x\\right.', template(2, [1], x, char('{'))],
    ['\\left[ x\\right)', template(9, [0x12], x)],
    ['\\lim_{x}n', [...template(23, [0x10], line(char('lim', 2)), x, none), ...char('n')]],
    ['\\overrightarrow{x}', template(31, [2], x)],
    ['\\vec{x}', char('x', 3, 11)],
    ["f'", char('f', 3, 5)],
    ['\\sin x', [...char('sin', 2), ...char('x')]],
    ['\\text{当且}x\\geq0', [...char('当且', 12), ...char('x'), ...char('≥', 6), ...char('0', 8)]],
    ['\\mathbf{v}', char('v', 7)],
    ['\\overbrace{x}^{n}', template(24, [1], x, n)],
    ['\\xrightarrow[n]{x}', template(14, [0x24], x, n)],
    [
      '\\left( \\begin{matrix}x&n\\\\n&x\\end{matrix}\\right)',
      template(1, [3], line([5, 0, 1, 1, 1, 2, 2, 0, 0, ...x, ...n, ...n, ...x, 0]), char('('), char(')')),
    ],
    [
      '\\left\\{ \\begin{array}{l}x\\\\n\\end{array}\\right.',
      template(2, [1], line([4, 0, 1, 0, ...x, ...n, 0]), char('{')),
    ],
  ])('is converted: %s', (expected, content) => {
    expect(latex(start, line(content))).toBe(expected);
  });

  it('keeps its colour, and its fonts, sizes and preferences are skipped', () => {
    const definitions: Bytes = [
      ...[19, ...ascii('WinAllBasicCodePages'), 0, 17, 1, ...ascii('Times New Roman'), 0, 8, 1, 0],
      // two sizes (12 and 9 points), one space, two styles
      ...[18, 0, 2, 0x21, 0x2f, 0x29, 0xf0, 1, 0x21, 0xf0, 2, 1, 0, 0],
      ...[16, 0, 0xe8, 3, 0, 0, 0, 0, 15, 0, 9, 101, 24, 0, 10],
    ];
    const bytes = new Uint8Array([...HEADER, ...start, ...definitions, ...line(char('x')), 0]);
    expect(mtefToLatex(bytes)).toEqual({ latex: 'x', color: 'ff0000' });
  });

  it.each([
    ['a character of a private font', char('\ue932')],
    ['an unknown template', template(99, [0], x)],
    ['a matrix with too few cells', [5, 0, 1, 1, 1, 2, 2, 0, 0, ...x, 0]],
    ['data that end early', [3, 0, 11]],
    ['unlimited nesting', Array.from({ length: 500 }, () => [1, 0]).flat()],
  ])('stays a picture for %s', (_, content) => {
    expect(latex(start, line(content))).toBeUndefined();
  });
});

describe('an equation of the old Equation Editor', () => {
  const { start, char, line, none, template } = three;
  const x = line(char(0x78));

  it.each([
    ['\\frac{x}{\\alpha}', template(14, 0, x, line(char(0x61, 4)))],
    ['\\sqrt{x}', template(13, 0, x, none)],
    ['x^{2}', [...char(0x78), ...template(15, 0, none, line(char(0x32, 8)))]],
    ['\\left( x\\right)', template(1, 0, x, char(0x28), char(0x29))],
    ['\\left\\{ x\\right.', template(2, 1, x, char(0x7b))],
    ['\\sum_{x}^{x}x', template(29, 1, x, x, x, char(0xe5, 6))],
    ['x\\leq\\infty', [...char(0x78), ...char(0xa3, 6), ...char(0xa5, 6)]],
    ['x\\cdots x', [...char(0x78), ...char(0x4c, 11), ...char(0x78)]],
    ['x\\geq\\alpha', [...char(0x78), ...char(0x2265, 6), ...char(0x3b1, 4)]],
    ['\\Delta x-x', [...char(0x394, 5), ...char(0x78), ...char(0x2212, 6), ...char(0x78)]],
    ['x\\times\\pi', [...char(0x78), ...char(0xd7, 6), ...char(0x3c0, 4)]],
    ['x\\times x\\div x', [...char(0x78), ...char(0xd7, 6), ...char(0x78), ...char(0xf7, 6), ...char(0x78)]],
    ['x\\in x\\cdots', [...char(0x78), ...char(0x2208, 6), ...char(0x78), ...char(0x22ef, 11)]],
    ['\\alpha\\cdot\\beta', [...char(0x61, 4), ...char(0xd7, 6), ...char(0x62, 4)]],
    [
      '\\sum_{x}^{x}x\\rightarrow\\infty',
      [...template(29, 1, x, x, x, char(0x2211, 6)), ...char(0x2192, 6), ...char(0x221e, 6)],
    ],
    ['x\\,x', [...char(0x78), ...char(0xeb02, 24), ...char(0x78)]],
  ])('is converted: %s', (expected, content) => {
    expect(latex(start, line(content))).toBe(expected);
  });

  it.each([
    ['a Greek letter in a Latin font, beside one in a Greek font', [...char(0x3b1, 4), ...char(0x61, 4)]],
    ['a character of a private font', char(0xe932, 6)],
    ['a character that differs between Latin fonts', char(0xe5, 3)],
    ['Chinese in GBK codes', char(0xd6d0, 12)],
    ['half of a surrogate pair', char(0xd83d, 1)],
  ])('stays a picture for %s', (_, content) => {
    expect(latex(start, line(char(0x78), content))).toBeUndefined();
  });
});

function elementsOf(deck: ReadDeck, type: string) {
  return recordsOf(deck, 'element').filter((element) => element.type === type);
}

describe('an embedded equation', () => {
  const equation = compoundFile('Equation Native', [
    ...HEADER,
    ...five.start,
    ...five.line(five.char('x')),
    0,
  ]);
  const object = (inside = '') =>
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name="o"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="476250"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole">' +
    `<p:oleObj progId="Equation.DSMT4" r:id="o"><p:embed/><p:pic><p:nvPicPr><p:cNvPr id="0" name=""/></p:nvPicPr><p:blipFill><a:blip r:embed="i">${inside}</a:blip></p:blipFill><p:spPr/></p:pic></p:oleObj></a:graphicData></a:graphic></p:graphicFrame>`;
  const deck = (tree: string, file: Uint8Array) =>
    readSource({
      slides: [
        {
          tree,
          relations: [
            { id: 'o', type: 'oleObject', target: '../embeddings/o.bin' },
            { id: 'i', type: 'image', target: '../media/i.png' },
          ],
        },
      ],
      parts: { 'ppt/embeddings/o.bin': file, 'ppt/media/i.png': png() },
    });

  it('is converted to an editable formula, and keeps its picture and its object', async () => {
    const [formula] = elementsOf(await deck(object(), equation), 'formula');
    expect(formula).toMatchObject({
      latex: 'x',
      fits: true,
      preview: sha256(png()),
      object: { program: 'Equation.DSMT4', asset: sha256(equation) },
    });
  });

  it('is exported as its original object when it is unchanged', async () => {
    const deckRead = await deck(object(), equation);
    const files = new Map([
      [sha256(png()), png()],
      [sha256(equation), equation],
    ]);
    const written = writePptx(new SnapshotReader(deckRead.snapshot), (hash) => files.get(hash), { now: 0 });
    const back = recordsOf(await read(written), 'element').filter((element) => element.type === 'formula');
    expect(back).toMatchObject([
      { latex: 'x', object: { program: 'Equation.DSMT4', asset: sha256(equation) } },
    ]);
  });

  it.each([
    ['when its picture file is missing', {}, false],
    ['when it was rotated, which an embedded object cannot be', { rotation: 30 }, true],
  ])('is exported as an editable formula, %s', async (_, turned, present) => {
    const { snapshot } = await deck(object(), equation);
    const files = new Map([[sha256(png()), png()]]);
    if (present) files.set(sha256(equation), equation);
    const records = snapshot.records.map((each) =>
      each.kind === 'element' ? { ...each, frame: { ...each.frame, ...turned } } : each,
    );
    const written = writePptx(new SnapshotReader({ records }), (hash) => files.get(hash), { now: 0 });
    const { slides } = inspectCourseware((await read(written)).snapshot);
    expect(slides).toMatchObject([{ math: 1, images: 0 }]);
  });

  it('stays a picture when PowerPoint recoloured it, or its file is damaged', async () => {
    const recoloured = await deck(object('<a:lum bright="100000"/>'), equation);
    expect(elementsOf(recoloured, 'picture')).toHaveLength(1);
    const broken = await deck(object(), equation.slice(0, 1500));
    expect(elementsOf(broken, 'picture')).toHaveLength(1);
  });

  it('is reported by the program that the object names if its slide names none', async () => {
    const text = (words: string): Bytes => [words.length + 1, 0, 0, 0, ...ascii(words), 0];
    const header = new Array<number>(28).fill(0);
    const stream = [
      ...header,
      ...text('Microsoft Excel Worksheet'),
      ...text('Biff8'),
      ...text('Excel.Sheet.8'),
    ];
    const program = async (content: Bytes) => {
      const file = compoundFile('\u0001CompObj', content);
      const made = await deck(object().replace(' progId="Equation.DSMT4"', ''), file);
      const [picture] = recordsOf(made, 'element').filter((element) => element.type === 'picture');
      return picture?.object?.program;
    };
    expect(await program(stream)).toBe('Excel.Sheet.8');
    // A standard clipboard format is a number; a name that is invalid or truncated is ignored.
    const numbered = [...header, ...text('x'), 255, 255, 255, 255, 3, 0, 0, 0, ...text('Package')];
    expect(await program(numbered)).toBe('Package');
    for (const bad of [[...header, ...text('x'), ...text(''), ...text('<b>')], stream.slice(0, 60), [255]])
      expect(await program(bad)).toBe('object');
  });

  it('is read in bounded time from cyclic sector chains', () => {
    const round = equation.slice();
    // the directory's chain and the first small sector refer to themselves
    new DataView(round.buffer).setUint32(516, 1, true);
    new DataView(round.buffer).setUint32(1536, 0, true);
    expect(readCompoundFile(round)?.get('Equation Native')).toBeInstanceOf(Uint8Array);
    expect(readCompoundFile(new Uint8Array(600))).toBeUndefined();
  });
});
