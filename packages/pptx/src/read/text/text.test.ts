import type { Run } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { paragraph, png, readElement, readSource, sha256, shape } from '../../../test/deck-source.ts';
import { node, notesOf, scopeOf } from '../../../test/tree-scope.ts';
import { hasText, linesOf, readTextBody, readTextBox, verticalOf } from './text.ts';

async function paragraphsOf(xml: string, source: Parameters<typeof readElement>[2] = {}) {
  const { text } = await readElement('shape', shape(2, '', xml), source);
  return text?.paragraphs ?? [];
}

async function runsOf(xml: string, source: Parameters<typeof readElement>[2] = {}) {
  return (await paragraphsOf(xml, source))[0]?.runs ?? [];
}

describe('imported text', () => {
  it('keeps the format of every run', async () => {
    const runs = await runsOf(
      paragraph(
        'styled',
        '<a:rPr lang="zh-CN" sz="1850" b="1" i="0" u="wavyHeavy" strike="dblStrike" baseline="-25000" spc="300" cap="small" kern="1200"><a:ln w="9525"><a:noFill/></a:ln><a:solidFill><a:schemeClr val="tx2"/></a:solidFill><a:highlight><a:srgbClr val="FFFF00"/></a:highlight><a:uFill><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:uFill><a:latin typeface="+mj-lt"/><a:ea typeface="楷体"/><a:sym typeface="Wingdings"/></a:rPr>',
      ),
    );
    expect(runs).toEqual([
      {
        type: 'text',
        text: 'styled',
        props: {
          lang: 'zh-CN',
          size: 18.5,
          bold: true,
          italic: false,
          underline: 'wavyHeavy',
          underlineColor: { type: 'rgb', value: 'FF0000' },
          strike: 'double',
          baseline: -0.25,
          spacing: 3,
          caps: 'small',
          kern: 12,
          outline: { fill: { type: 'none' }, width: 1 },
          fill: { type: 'solid', color: { type: 'scheme', slot: 'tx2' } },
          highlight: { type: 'rgb', value: 'FFFF00' },
          latin: '+mj-lt',
          eastAsian: '楷体',
          symbol: 'Wingdings',
        },
      },
    ]);
  });

  it('keeps breaks, fields and unescaped characters', async () => {
    const runs = await runsOf(
      '<a:p><a:r><a:t>one_x000B_two_x000D_</a:t></a:r><a:br/><a:fld id="{x}" type="slidenum"><a:t>7</a:t></a:fld></a:p>',
    );
    expect(runs).toEqual([
      { type: 'text', text: 'one' },
      { type: 'break' },
      { type: 'text', text: 'two' },
      { type: 'break' },
      { type: 'field', field: 'slidenum', text: '7' },
    ]);
  });

  it('keeps level, alignment, spacing, indents, tabs and bullets of paragraphs', async () => {
    const props = (attributes: string, children: string) =>
      `<a:p><a:pPr ${attributes}>${children}</a:pPr><a:endParaRPr sz="900"/></a:p>`;
    const [first, second, third, fourth] = await paragraphsOf(
      props(
        'lvl="2" algn="just" marL="457200" indent="-228600" rtl="1"',
        '<a:lnSpc><a:spcPct val="90000"/></a:lnSpc><a:spcBef><a:spcPts val="600"/></a:spcBef><a:buClr><a:srgbClr val="FF0000"/></a:buClr><a:buSzPct val="80000"/><a:buFont typeface="Wingdings"/><a:buChar char="§"/><a:tabLst><a:tab pos="914400" algn="r"/></a:tabLst>',
      ) +
        props('', '<a:buAutoNum type="ea1ChsPeriod" startAt="3"/>') +
        props('', '<a:buBlip><a:blip r:embed="i1"/></a:buBlip>') +
        props('', '<a:buNone/>'),
      {
        relations: [{ id: 'i1', type: 'image', target: '../media/b.png' }],
        parts: { 'ppt/media/b.png': png() },
      },
    );
    expect(first).toEqual({
      props: {
        level: 2,
        align: 'just',
        marginLeft: 48,
        indent: -24,
        rtl: true,
        lineSpacing: { type: 'percent', value: 0.9 },
        spaceBefore: { type: 'points', value: 6 },
        bullet: {
          type: 'char',
          char: '§',
          color: { type: 'rgb', value: 'FF0000' },
          font: 'Wingdings',
          size: 0.8,
        },
        tabs: [{ pos: 96, align: 'r' }],
      },
      runs: [],
      endProps: { size: 9 },
    });
    expect(second?.props?.bullet).toEqual({ type: 'number', scheme: 'ea1ChsPeriod', start: 3 });
    expect(third?.props?.bullet).toEqual({ type: 'picture', asset: sha256(png()) });
    expect(fourth?.props?.bullet).toEqual({ type: 'none' });
  });

  it('keeps insets, anchor, columns, direction and autofit of its box', async () => {
    const xml = shape(2, '', paragraph('x')).replace(
      '<a:bodyPr/>',
      '<a:bodyPr lIns="0" tIns="95250" wrap="none" anchor="ctr" anchorCtr="1" vert="eaVert" numCol="2" spcCol="95250" rot="5400000"><a:prstTxWarp prst="textWave1"><a:avLst><a:gd name="adj1" fmla="val 20000"/></a:avLst></a:prstTxWarp><a:normAutofit fontScale="62500" lnSpcReduction="20000"/></a:bodyPr>',
    );
    const { elements, report } = await readSource({ slides: [{ tree: xml }] });
    expect(elements[0]).toMatchObject({
      text: {
        box: {
          insetLeft: 0,
          insetTop: 10,
          wrap: false,
          anchor: 'ctr',
          anchorCenter: true,
          vertical: 'eaVert',
          columns: 2,
          columnGap: 10,
          rotation: 90,
          warp: 'textWave1',
          warpAdjust: { adj1: 20000 },
          autofit: { type: 'shrink', fontScale: 0.625, lineReduction: 0.2 },
        },
      },
    });
    expect(report.notes).toEqual([]);
    // An unknown warp is reported; the note refers to the element with the text.
    const other = await readSource({ slides: [{ tree: xml.replace('textWave1', 'textSpiral') }] });
    expect(other.report.notes).toContainEqual(
      expect.objectContaining({ code: 'TEXT_WARP', detail: 'textSpiral', elementId: other.elements[0]?.id }),
    );
  });

  it('reports its fonts and the fonts of the theme', async () => {
    const { report } = await readSource({
      slides: [
        {
          tree: shape(
            2,
            '',
            paragraph('a', '<a:rPr><a:latin typeface="+mn-lt"/><a:ea typeface="楷体"/></a:rPr>'),
          ),
        },
      ],
    });
    expect(report.fonts).toEqual(['Arial', 'Georgia', '楷体']);
  });

  it('reports no font of a formula, which is drawn with our own font', async () => {
    const look = '<a:rPr><a:latin typeface="Cambria Math"/></a:rPr>';
    const formula = `<a:p><a14:m><m:oMath><m:r>${look}<m:t>x</m:t></m:r></m:oMath></a14:m></a:p>`;
    const { report } = await readSource({ slides: [{ tree: shape(2, '', formula) }] });
    expect(report.fonts).toEqual(['Arial', 'Georgia']);
  });
});

const bodyOf = async (content: string) =>
  readTextBody(node(`<a:txBody>${content}</a:txBody>`), await scopeOf());
const runs = async (content: string) => (await bodyOf(`<a:p>${content}</a:p>`))?.paragraphs[0]?.runs;
const said = (text: string): Run => ({ type: 'text', text });

describe('readTextBody', () => {
  it('returns undefined without an element, and an empty paragraph without paragraphs', async () => {
    expect(readTextBody(undefined, await scopeOf())).toBeUndefined();
    expect(await bodyOf('')).toEqual({ paragraphs: [{ runs: [] }] });
  });

  it('returns box and levels only if they have a format', async () => {
    expect(
      await bodyOf('<a:bodyPr anchor="b"/><a:lstStyle><a:lvl1pPr algn="r"/></a:lstStyle><a:p/>'),
    ).toEqual({
      ...{ paragraphs: [{ runs: [] }], box: { anchor: 'b' } },
      levels: [{ paragraph: { align: 'r' } }],
    });
    expect(await bodyOf('<a:bodyPr/><a:lstStyle/><a:p/>')).toEqual({ paragraphs: [{ runs: [] }] });
  });

  it('returns the format of a paragraph and of its end', async () => {
    const body = await bodyOf('<a:p><a:pPr algn="r"/><a:endParaRPr sz="900"/></a:p>');
    expect(body?.paragraphs).toEqual([{ props: { align: 'r' }, runs: [], endProps: { size: 9 } }]);
  });

  it('splits a run at vertical tabs, and leaves out empty text', async () => {
    const props = { bold: true };
    expect(await runs('<a:r><a:rPr b="1"/><a:t>a_x000B_b_x000b_</a:t></a:r>')).toEqual([
      { ...said('a'), props },
      { type: 'break', props },
      { ...said('b'), props },
      { type: 'break', props },
    ]);
    expect(await runs('<a:r><a:t/></a:r>')).toEqual([]);
  });

  it('returns fields, and the text of a field without a type', async () => {
    expect(
      await runs('<a:fld type="slidenum"><a:rPr i="1"/><a:t>7</a:t></a:fld><a:fld><a:t>x</a:t></a:fld>'),
    ).toEqual([{ type: 'field', field: 'slidenum', text: '7', props: { italic: true } }, said('x')]);
  });

  it('keeps the text of unknown wrappers and of understood alternatives', async () => {
    const run = '<a:r><a:t>a</a:t></a:r>';
    expect(await runs(`<a:other>${run}</a:other>`)).toEqual([said('a')]);
    expect(
      await runs(`<mc:AlternateContent><mc:Fallback>${run}</mc:Fallback></mc:AlternateContent>`),
    ).toEqual([said('a')]);
  });

  it('returns formulas in a line, or as a block', async () => {
    const math = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';
    const formula = { type: 'formula', latex: 'x', source: math };
    expect(await runs(`<a14:m>${math}</a14:m>`)).toEqual([formula]);
    expect(await runs(`<a14:m><m:oMathPara>${math}${math}</m:oMathPara></a14:m>`)).toEqual([
      { ...formula, display: true },
      { ...formula, display: true },
    ]);
    expect(await runs(math)).toEqual([formula]);
  });
});

describe('a break of readTextBody', () => {
  const breakAfter = async (before: string, own: string) =>
    (await runs(`<a:r><a:rPr ${before}/><a:t>a</a:t></a:r><a:br>${own}</a:br>`))?.[1]?.props;

  it('has the size and fonts of the run before unless it has its own size', async () => {
    expect(await breakAfter('sz="1200" b="1"', '')).toEqual({ size: 12 });
    expect(await breakAfter('sz="1200"', '<a:rPr sz="900"/>')).toEqual({ size: 9 });
    expect(await breakAfter('sz="1200"', '<a:rPr b="1"/>')).toEqual({ size: 12, bold: true });
    expect(await breakAfter('b="1"', '')).toBeUndefined();
  });

  it('keeps its own fonts', async () => {
    const fonts = (name: string) => `<a:rPr><a:latin typeface="${name}"/><a:ea typeface="E"/></a:rPr>`;
    const [, end] =
      (await runs(
        `<a:r>${fonts('A')}<a:t>a</a:t></a:r><a:br><a:rPr><a:latin typeface="B"/></a:rPr></a:br>`,
      )) ?? [];
    expect(end?.props).toEqual({ latin: 'B', eastAsian: 'E' });
  });
});

it.each([
  ['a\vb', ['a', 'b']],
  ['a_x000B_b', ['a', 'b']],
  ['a_x000D_b_x0009_', ['ab']],
  ['a\r\nb\nc', ['a b c']],
  ['a\u0001\tb', ['a\tb']],
  ['_x0041_', ['_x0041_']],
  ['', ['']],
])('linesOf returns for %j the lines %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

it('hasText returns whether a run is visible', () => {
  const body = (...list: Run[]) => ({ paragraphs: [{ runs: [] }, { runs: list }] });
  expect([hasText(undefined), hasText(body()), hasText(body(said(' '), { type: 'break' }))]).toEqual([
    false,
    false,
    false,
  ]);
  expect([hasText(body(said('a'))), hasText(body({ type: 'formula', latex: '' } as Run))]).toEqual([
    true,
    true,
  ]);
});

describe('readTextBox', () => {
  const boxOf = async (attributes: string, content = '') => {
    const scope = await scopeOf();
    const box = readTextBox(node(`<a:bodyPr ${attributes}>${content}</a:bodyPr>`), scope);
    return { box, notes: notesOf(scope).map(({ detail }) => detail) };
  };

  it.each([
    [
      'lIns="9525" tIns="19050" rIns="28575" bIns="0"',
      { insetLeft: 1, insetTop: 2, insetRight: 3, insetBottom: 0 },
    ],
    ['anchor="ctr" anchorCtr="1"', { anchor: 'ctr', anchorCenter: true }],
    ['wrap="none"', { wrap: false }],
    ['wrap="square"', { wrap: true }],
    ['vert="eaVert"', { vertical: 'eaVert' }],
    ['numCol="0" spcCol="9525"', { columns: 1, columnGap: 1 }],
    ['numCol="20"', { columns: 16 }],
    ['rot="5400000" upright="1"', { rotation: 90, upright: true }],
    ['rot="0"', undefined],
    [
      'horzOverflow="clip" vertOverflow="ellipsis"',
      { horizontalOverflow: 'clip', verticalOverflow: 'ellipsis' },
    ],
    ['', undefined],
  ])('returns for %s %j', async (attributes, box) => {
    expect((await boxOf(attributes)).box).toEqual(box);
  });

  it.each([
    ['<a:noAutofit/>', { type: 'none' }],
    ['<a:spAutoFit/>', { type: 'grow' }],
    ['<a:normAutofit/>', { type: 'shrink' }],
    [
      '<a:normAutofit fontScale="62500" lnSpcReduction="20000"/>',
      { type: 'shrink', fontScale: 0.625, lineReduction: 0.2 },
    ],
  ])('returns for %s the fit %j', async (content, autofit) => {
    expect((await boxOf('', content)).box).toEqual({ autofit });
  });

  it('adds the rotation of a camera that rolls', async () => {
    const camera =
      '<a:scene3d><a:camera prst="orthographicFront"><a:rot lat="0" lon="0" rev="2700000"/></a:camera></a:scene3d>';
    expect((await boxOf('rot="600000"', camera)).box).toEqual({ rotation: 325 });
    expect((await boxOf('', camera)).box).toEqual({ rotation: 315 });
  });

  it('returns warps with their adjust values, and reports unknown warps', async () => {
    const warp = (preset: string) =>
      `<a:prstTxWarp prst="${preset}"><a:avLst><a:gd name="adj" fmla="val 5"/></a:avLst></a:prstTxWarp>`;
    expect(await boxOf('', warp('textWave1'))).toEqual({
      box: { warp: 'textWave1', warpAdjust: { adj: 5 } },
      notes: [],
    });
    expect((await boxOf('', warp('textOdd'))).notes).toEqual(['textOdd']);
    expect(await boxOf('', warp('textNoShape'))).toEqual({ box: undefined, notes: [] });
  });

  it('verticalOf returns the known directions', () => {
    expect(
      ['horz', 'vert', 'vert270', 'wordArtVert', 'mongolianVert', 'wordArtVertRtl', 'odd'].map(verticalOf),
    ).toEqual([...['horz', 'vert', 'vert270', 'wordArtVert', 'mongolianVert', 'wordArtVertRtl', undefined]]);
  });
});
