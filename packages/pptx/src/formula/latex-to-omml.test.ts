import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shortRun } from '@lectern/base/missing';
import { blankCourseware, type CoursewareRecord, type Run, SnapshotReader } from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { deckFiles } from '../../test/corpus/corpus.ts';
import { png, read } from '../../test/deck-source.ts';
import { brokenRules } from '../../test/rules/broken-rules.ts';
import { writePptx } from '../index.ts';
import { parseXml } from '../package/xml.ts';
import { ommlToLatex } from './convert.ts';
import { latexToOmml } from './latex-to-omml.ts';

function latexOf(omml: string | undefined): string | undefined {
  if (omml === undefined) return undefined;
  const { root, malformed } = parseXml(
    `<x xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${omml}</x>`,
    strFromU8,
  );
  const [math] = root.children;
  return malformed || !math ? undefined : ommlToLatex(math).latex;
}

describe("a new formula, in PowerPoint's format,", () => {
  it.each([
    ['fraction', '\\frac{a+b}{2}', '<m:f><m:num>'],
    ['root', '\\sqrt{x+1}', '<m:degHide m:val="1"/>'],
    ['root of a degree', '\\sqrt[3]{x}', '<m:rad><m:deg><m:r><m:t>3</m:t></m:r></m:deg>'],
    ['scripts', 'x_{i}^{2}', '<m:sSubSup>'],
    ['sum with its operand', '\\sum_{i=1}^{n}i=1', '<m:limLoc m:val="undOvr"/></m:naryPr>'],
    ['integral', '\\int_{0}^{\\infty}f(x)', '<m:limLoc m:val="subSup"/>'],
    ['sum with limits beside it', '\\sum\\nolimits_{i}a', '<m:limLoc m:val="subSup"/>'],
    ['matrix', '\\begin{bmatrix}1&0\\\\0&1\\end{bmatrix}', '<m:begChr m:val="["/>'],
    ['cases', '\\begin{cases}x\\\\y\\end{cases}', '<m:eqArr><m:e>'],
    ['aligned lines', '\\begin{aligned}a&=b\\\\c&=d\\end{aligned}', '<m:eqArr><m:e>'],
    ['accent', '\\hat{x}', '<m:chr m:val="\u0302"/>'],
    ['vector', '\\overrightarrow{AB}', '<m:chr m:val="\u20d7"/>'],
    ['line above', '\\overline{ab}', '<m:pos m:val="top"/>'],
    ['brace with a label', '\\underbrace{x}_{k}', '<m:limLow><m:e><m:groupChr>'],
    ['brackets that grow', '\\left(\\frac{a}{b}\\right)', '<m:begChr m:val="("/><m:endChr m:val=")"/>'],
    ['bracket on one side', '\\left\\{x\\right.', '<m:endChr m:val=""/>'],
    ['bar in the middle', '\\left(x\\middle| y\\right)', '<m:sepChr m:val="|"/>'],
    ['binomial', '\\binom{n}{k}', '<m:type m:val="noBar"/>'],
    ['function', '\\sin x+1', '<m:func><m:fName>'],
    ['function with a base', '\\log_{2}x', '<m:func><m:fName><m:sSub>'],
    ['limit', '\\lim_{x\\rightarrow0}f', '<m:func><m:fName><m:limLow>'],
    ['named function', '\\operatorname{lcm}x', '<m:func><m:fName>'],
    ['Greek and signs', '\\alpha\\leq\\beta\\neq\\infty', '<m:t>α≤β≠</m:t>'],
    ['upright and bold letters', '\\mathrm{d}\\mathbf{x}', '<m:sty m:val="b"/>'],
    ['double-struck letters', '\\mathbb{R}', '<m:scr m:val="double-struck"/>'],
    ['Chinese text', 'S_{\\text{圆}}', '<m:nor/>'],
    ['arrow with a text', '\\xrightarrow[b]{a}', '<m:limLow><m:e><m:groupChr>'],
    ['arrow with a text below', '\\xrightarrow[b]{}', '<m:pos m:val="top"/>'],
    ['equals sign with a condition', '\\xlongequal{\\text{点燃}}', '<m:chr m:val="="/>'],
    ['reversible reaction', 'a\\xrightleftharpoons{\\triangle}b', '<m:chr m:val="⇌"/>'],
    ['nuclide', '{}_{6}^{14}\\mathrm{C}', '<m:sPre>'],
    ['recurring decimal', '0.\\dot{3}', '<m:chr m:val="\u0307"/>'],
    ['empty box', '\\frac{\\square}{2}', '<m:t>□</m:t>'],
    ['system of equations', '\\begin{cases}x+y=3\\\\x-y=1\\end{cases}', '<m:eqArr><m:e>'],
    ['box', '\\boxed{x}', '<m:borderBox>'],
    ['struck out', '\\cancel{x}', '<m:strikeBLTR m:val="1"/>'],
    ['primes', "f'", '<m:t>′</m:t>'],
    ['scripts before the base', '{}_{b}^{a}X', '<m:sPre>'],
    ['over and under', '\\overset{a}{b}', '<m:limUpp>'],
    ['phantom', '\\phantom{x}', '<m:show m:val="0"/>'],
  ])('is converted: %s', (_, latex, within) => {
    const omml = latexToOmml(latex);
    expect(omml).toContain(within);
    expect(latexOf(omml)).toBe(latex);
  });

  it('is undefined for invalid LaTeX, even for malicious input', () => {
    for (const bad of [
      '\\frac{1',
      '\\nosuchcommand',
      '',
      '   ',
      '\\def\\a{\\a\\a}\\a',
      '{'.repeat(5000),
      '\\href{javascript:1}{x}',
    ])
      expect(latexToOmml(bad) ?? '').not.toContain('javascript');
    expect(latexToOmml('\\frac{1')).toBeUndefined();
    expect(latexToOmml('\\def\\a{\\a\\a}\\a')).toBeUndefined();
    expect(latexToOmml('a<b&\\&"c"')).toBeUndefined();
    expect(latexOf(latexToOmml('a<b\\&c'))).toBe('a<b\\&c');
  });

  it('is written in its paragraph with size and colour, and with a picture or text for older programs', async () => {
    const { records } = blankCourseware();
    const page = records.find((each) => each.kind === 'page');
    const run: Run = {
      type: 'formula',
      latex: '\\frac{1}{2}',
      props: { size: 32, fill: { type: 'solid', color: { type: 'rgb', value: 'C00000' } } },
    };
    const frame = { x: 0, y: 0, w: 300, h: 100 };
    const base = { kind: 'element', parentId: page?.id ?? '', frame } as const;
    const made: CoursewareRecord[] = [
      {
        ...base,
        id: 'inline',
        order: 'x',
        type: 'shape',
        textBox: true,
        text: { paragraphs: [{ runs: [{ type: 'text', text: '半 ' }, run] }] },
      },
      {
        ...base,
        id: 'alone',
        order: 'y',
        type: 'formula',
        latex: 'x^{2}',
        source: '<m:oMath><m:r><m:t>stale</m:t></m:r></m:oMath>',
      },
    ];
    const undrawn: string[] = [];
    const bytes = writePptx(new SnapshotReader({ records: [...records, ...made] }), () => undefined, {
      now: 0,
      pictures: new Map([['alone', png()]]),
      undrawn: (id) => undrawn.push(id),
    });
    expect(brokenRules(bytes)).toEqual([]);
    expect(undrawn).toEqual(['inline']);
    const parts = unzipSync(bytes);
    const slide = strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array());
    // A program without formulas shows the picture, or, if there is none, the LaTeX text.
    const [inline = '', alone = ''] = slide.split('<mc:Fallback>').slice(1);
    expect(inline).toContain(`<a:t>${run.latex}</a:t>`);
    expect(alone).toMatch(/^<p:pic><p:nvPicPr><p:cNvPr id="\d+".*<a:blip r:embed="(\w+)"\/>/s);
    expect(alone.slice(0, alone.indexOf('</mc:Fallback>'))).not.toContain('<a:t>');
    expect(Object.keys(parts).filter((name) => name.startsWith('ppt/media/'))).toHaveLength(1);
    expect(slide).toMatch(/Requires="a14".*<m:f>/s);
    expect(slide).not.toContain('stale');
    const elements = (await read(bytes)).snapshot.records.filter((each) => each.kind === 'element');
    const back = elements.flatMap((each) => (each.type === 'shape' ? (each.text?.paragraphs ?? []) : []));
    const formulas = back.flatMap(({ runs }) => runs).filter((each) => each.type === 'formula');
    expect(formulas).toMatchObject([{ latex: run.latex, props: run.props }]);
    expect(elements.filter(({ type }) => type === 'formula')).toMatchObject([{ latex: 'x^{2}' }]);
  });
});

const why = shortRun();

describe('the whole XML of a formula', () => {
  it.each([
    [
      '\\frac{a}{b}',
      '<m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f>',
    ],
    [
      '\\binom{n}{k}',
      '<m:d><m:dPr><m:begChr m:val="("/><m:endChr m:val=")"/></m:dPr><m:e><m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num><m:r><m:t>n</m:t></m:r></m:num><m:den><m:r><m:t>k</m:t></m:r></m:den></m:f></m:e></m:d>',
    ],
    [
      '\\sqrt{x}',
      '<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e><m:r><m:t>x</m:t></m:r></m:e></m:rad>',
    ],
    [
      '\\sqrt[3]{x}',
      '<m:rad><m:deg><m:r><m:t>3</m:t></m:r></m:deg><m:e><m:r><m:t>x</m:t></m:r></m:e></m:rad>',
    ],
    [
      'x_1^2',
      '<m:sSubSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sub><m:r><m:t>1</m:t></m:r></m:sub><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSubSup>',
    ],
    ['x_1', '<m:sSub><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sub><m:r><m:t>1</m:t></m:r></m:sub></m:sSub>'],
    ['x^2', '<m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>'],
    [
      '{}_6^{14}C',
      '<m:sPre><m:sub><m:r><m:t>6</m:t></m:r></m:sub><m:sup><m:r><m:t>14</m:t></m:r></m:sup><m:e><m:r><m:t>C</m:t></m:r></m:e></m:sPre>',
    ],
    [
      '\\sum_{i}^{n}i=1',
      '<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr><m:sub><m:r><m:t>i</m:t></m:r></m:sub><m:sup><m:r><m:t>n</m:t></m:r></m:sup><m:e><m:r><m:t>i</m:t></m:r></m:e></m:nary><m:r><m:t>=1</m:t></m:r>',
    ],
    [
      '\\sum^{n}i',
      '<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/><m:subHide m:val="1"/></m:naryPr><m:sub/><m:sup><m:r><m:t>n</m:t></m:r></m:sup><m:e><m:r><m:t>i</m:t></m:r></m:e></m:nary>',
    ],
    [
      '\\int_0 f',
      '<m:nary><m:naryPr><m:chr m:val="∫"/><m:limLoc m:val="subSup"/><m:supHide m:val="1"/></m:naryPr><m:sub><m:r><m:t>0</m:t></m:r></m:sub><m:sup/><m:e><m:r><m:t>f</m:t></m:r></m:e></m:nary>',
    ],
    [
      '\\int f',
      '<m:nary><m:naryPr><m:chr m:val="∫"/><m:limLoc m:val="subSup"/><m:subHide m:val="1"/><m:supHide m:val="1"/></m:naryPr><m:sub/><m:sup/><m:e><m:r><m:t>f</m:t></m:r></m:e></m:nary>',
    ],
    [
      '\\sum i',
      '<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/><m:subHide m:val="1"/><m:supHide m:val="1"/></m:naryPr><m:sub/><m:sup/><m:e><m:r><m:t>i</m:t></m:r></m:e></m:nary>',
    ],
    [
      '\\sin^2 x',
      '<m:func><m:fName><m:sSup><m:e><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>sin</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:fName><m:e><m:r><m:t>x</m:t></m:r></m:e></m:func>',
    ],
    [
      '\\log_2 x',
      '<m:func><m:fName><m:sSub><m:e><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>log</m:t></m:r></m:e><m:sub><m:r><m:t>2</m:t></m:r></m:sub></m:sSub></m:fName><m:e><m:r><m:t>x</m:t></m:r></m:e></m:func>',
    ],
    [
      '\\log_2^3 x',
      '<m:func><m:fName><m:sSubSup><m:e><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>log</m:t></m:r></m:e><m:sub><m:r><m:t>2</m:t></m:r></m:sub><m:sup><m:r><m:t>3</m:t></m:r></m:sup></m:sSubSup></m:fName><m:e><m:r><m:t>x</m:t></m:r></m:e></m:func>',
    ],
    [
      '\\lim_{x}f',
      '<m:func><m:fName><m:limLow><m:e><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>lim</m:t></m:r></m:e><m:lim><m:r><m:t>x</m:t></m:r></m:lim></m:limLow></m:fName><m:e><m:r><m:t>f</m:t></m:r></m:e></m:func>',
    ],
    [
      '{\\sin}x',
      '<m:func><m:fName><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>sin</m:t></m:r></m:fName><m:e><m:r><m:t>x</m:t></m:r></m:e></m:func>',
    ],
    [
      '\\sin x',
      '<m:func><m:fName><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>sin</m:t></m:r></m:fName><m:e><m:r><m:t>x</m:t></m:r></m:e></m:func>',
    ],
    [
      '\\operatorname{lcm}_2 x',
      '<m:func><m:fName><m:sSub><m:e><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>lcm</m:t></m:r></m:e><m:sub><m:r><m:t>2</m:t></m:r></m:sub></m:sSub></m:fName><m:e><m:r><m:t>x</m:t></m:r></m:e></m:func>',
    ],
    [
      '\\sin\\cos x',
      '<m:func><m:fName><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>sin</m:t></m:r></m:fName><m:e><m:func><m:fName><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>cos</m:t></m:r></m:fName><m:e><m:r><m:t>x</m:t></m:r></m:e></m:func></m:e></m:func>',
    ],
    [
      '\\underbrace{x}',
      '<m:groupChr><m:groupChrPr><m:chr m:val="⏟"/><m:pos m:val="bot"/><m:vertJc m:val="top"/></m:groupChrPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:groupChr>',
    ],
    [
      '\\overbrace{x}',
      '<m:groupChr><m:groupChrPr><m:chr m:val="⏞"/><m:pos m:val="top"/><m:vertJc m:val="bot"/></m:groupChrPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:groupChr>',
    ],
    [
      '\\underline{x}',
      '<m:bar><m:barPr><m:pos m:val="bot"/></m:barPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:bar>',
    ],
    [
      '\\overline{x}',
      '<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:bar>',
    ],
    ['\\vec{x}', '<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:acc>'],
    ['\\dddot{x}', '<m:acc><m:accPr><m:chr m:val="⃛"/></m:accPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:acc>'],
    [
      '\\overset{!}{=}',
      '<m:limUpp><m:e><m:r><m:t>=</m:t></m:r></m:e><m:lim><m:r><m:t>!</m:t></m:r></m:lim></m:limUpp>',
    ],
    [
      '\\underset{k}{x}',
      '<m:limLow><m:e><m:r><m:t>x</m:t></m:r></m:e><m:lim><m:r><m:t>k</m:t></m:r></m:lim></m:limLow>',
    ],
    [
      '\\xrightarrow{a}',
      '<m:groupChr><m:groupChrPr><m:chr m:val="→"/><m:vertJc m:val="bot"/></m:groupChrPr><m:e><m:r><m:t>a</m:t></m:r></m:e></m:groupChr>',
    ],
    [
      '\\xrightarrow[b]{}',
      '<m:groupChr><m:groupChrPr><m:chr m:val="→"/><m:pos m:val="top"/><m:vertJc m:val="top"/></m:groupChrPr><m:e><m:r><m:t>b</m:t></m:r></m:e></m:groupChr>',
    ],
    [
      '\\xrightarrow[b]{a}',
      '<m:limLow><m:e><m:groupChr><m:groupChrPr><m:chr m:val="→"/><m:vertJc m:val="bot"/></m:groupChrPr><m:e><m:r><m:t>a</m:t></m:r></m:e></m:groupChr></m:e><m:lim><m:r><m:t>b</m:t></m:r></m:lim></m:limLow>',
    ],
    [
      '\\left(x\\right)',
      '<m:d><m:dPr><m:begChr m:val="("/><m:endChr m:val=")"/></m:dPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:d>',
    ],
    [
      '\\left.x\\right|',
      '<m:d><m:dPr><m:begChr m:val=""/><m:endChr m:val="∣"/></m:dPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:d>',
    ],
    [
      '\\left(x\\middle|y\\right)',
      '<m:d><m:dPr><m:begChr m:val="("/><m:sepChr m:val="|"/><m:endChr m:val=")"/></m:dPr><m:e><m:r><m:t>x</m:t></m:r></m:e><m:e><m:r><m:t>y</m:t></m:r></m:e></m:d>',
    ],
    [
      '\\begin{matrix}a&b\\\\c\\end{matrix}',
      '<m:m><m:mPr><m:mcs><m:mc><m:mcPr><m:count m:val="1"/><m:mcJc m:val="center"/></m:mcPr></m:mc><m:mc><m:mcPr><m:count m:val="1"/><m:mcJc m:val="center"/></m:mcPr></m:mc></m:mcs></m:mPr><m:mr><m:e><m:r><m:t>a</m:t></m:r></m:e><m:e><m:r><m:t>b</m:t></m:r></m:e></m:mr><m:mr><m:e><m:r><m:t>c</m:t></m:r></m:e><m:e/></m:mr></m:m>',
    ],
    ['\\begin{aligned}a&=b\\end{aligned}', '<m:eqArr><m:e><m:r><m:t>a&amp;=b</m:t></m:r></m:e></m:eqArr>'],
    [
      '\\cancel{x}',
      '<m:borderBox><m:borderBoxPr><m:hideTop m:val="1"/><m:hideBot m:val="1"/><m:hideLeft m:val="1"/><m:hideRight m:val="1"/><m:strikeBLTR m:val="1"/></m:borderBoxPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:borderBox>',
    ],
    [
      '\\xcancel{x}',
      '<m:borderBox><m:borderBoxPr><m:hideTop m:val="1"/><m:hideBot m:val="1"/><m:hideLeft m:val="1"/><m:hideRight m:val="1"/><m:strikeBLTR m:val="1"/><m:strikeTLBR m:val="1"/></m:borderBoxPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:borderBox>',
    ],
    ['\\boxed{x}', '<m:borderBox><m:e><m:r><m:t>x</m:t></m:r></m:e></m:borderBox>'],
    [
      '\\phantom{x}',
      '<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:phant>',
    ],
    ['\\text{a b}', '<m:r><m:rPr><m:nor/></m:rPr><m:t xml:space="preserve">a b</m:t></m:r>'],
    ['\\text{ }', '<m:r><m:t>\u00a0</m:t></m:r>'],
    ['a\\quad b', '<m:r><m:t>a\u2003b</m:t></m:r>'],
    ['a\\hspace{3em}b', '<m:r><m:t>a\u2003\u2003\u2003b</m:t></m:r>'],
    ['a\\,b\\;c', '<m:r><m:t>a\u2009b\u2005\u200ac</m:t></m:r>'],
    [
      '\\mathbf{x}\\mathrm{dy}\\mathcal{A}',
      '<m:r><m:rPr><m:sty m:val="b"/></m:rPr><m:t>x</m:t></m:r><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>dy</m:t></m:r><m:r><m:rPr><m:scr m:val="script"/><m:sty m:val="p"/></m:rPr><m:t>A</m:t></m:r>',
    ],
    ['ab', '<m:r><m:t>ab</m:t></m:r>'],
    ['1\\boldsymbol{2}', '<m:r><m:t>1</m:t></m:r><m:r><m:rPr><m:sty m:val="b"/></m:rPr><m:t>2</m:t></m:r>'],
    ['a<b', '<m:r><m:t>a&lt;b</m:t></m:r>'],
  ])('is exact for %s', (latex, xml) => {
    expect(latexToOmml(latex)?.replace(/^<m:oMath>|<\/m:oMath>$/g, '')).toBe(xml);
  });

  it('has the properties of its runs', () => {
    expect(latexToOmml('\\mathbf{x}', '<a:rPr/>')).toBe(
      '<m:oMath><m:r><m:rPr><m:sty m:val="b"/></m:rPr><a:rPr/><m:t>x</m:t></m:r></m:oMath>',
    );
  });

  it('is undefined for empty and for long input', () => {
    expect(latexToOmml(' ')).toBeUndefined();
    expect(latexToOmml('{}')).toBeUndefined();
    expect(latexToOmml('x'.repeat(20_000))).toBeDefined();
    expect(latexToOmml('x'.repeat(20_001))).toBeUndefined();
  });
});

describe('formulas of the corpus', () => {
  it('have the same LaTeX after any number of exports and imports', async (context) => {
    context.skip(why !== undefined, why);
    const unstable: string[] = [];
    for (const file of deckFiles(/\.ppt[xm]$/)) {
      const deck = await read(new Uint8Array(await readFile(file))).catch(() => undefined);
      JSON.stringify(deck?.snapshot, (_, value) => {
        if (value?.type !== 'formula') return value;
        const once = latexOf(latexToOmml(value.latex)) ?? '';
        if (once === '' || latexOf(latexToOmml(once)) !== once)
          unstable.push(`${path.basename(file)}: ${value.latex}`);
        return value;
      });
    }
    expect(unstable).toEqual([]);
  }, 120_000);
});
