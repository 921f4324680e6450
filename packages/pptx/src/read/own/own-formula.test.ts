import type { Element, Run } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { rootOf } from '../../../test/xml-source.ts';
import { latexToOmml } from '../../formula/latex-to-omml.ts';
import { escapeXml } from '../../package/escape-xml.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import { asFormula } from './own-formula.ts';

const NAMESPACES = [
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  `xmlns:lectern="${OWN_NAMESPACE}"`,
].join(' ');

/** The shape of an exported formula; `data` is the content of its extension element. */
function node(data: string | undefined, mark = 'formula=""') {
  const own = `<lectern:element ${mark}>${escapeXml(data ?? '')}</lectern:element>`;
  const extension = `<a:extLst><a:ext uri="${OWN_EXTENSION}">${own}</a:ext></a:extLst>`;
  const inner = data === undefined ? '' : extension;
  const xml = `<p:sp ${NAMESPACES}><p:nvSpPr><p:cNvPr id="2" name="F">${inner}</p:cNvPr></p:nvSpPr></p:sp>`;
  return rootOf(xml);
}

const base = {
  ...{ kind: 'element', id: 'one', parentId: 'page', order: 'a0' },
  frame: { x: 1, y: 2, w: 30, h: 40 },
} as const;

function box(runs: readonly Run[], more: object = {}): Element {
  return {
    ...base,
    type: 'shape',
    textBox: true,
    text: { paragraphs: [{ runs: [...runs] }] },
    ...more,
  } as Element;
}

const text = (words: string): Run => ({ type: 'text', text: words });
const math = (latex: string, more: object = {}): Run => ({ type: 'formula', latex, ...more }) as Run;

/** The LaTeX that the importer reads from the math of an exported formula. */
const READ = '\\frac{1}{2}';
const WRITTEN = '\\dfrac{1}{2}';
const written = node(JSON.stringify(WRITTEN));

describe('the box of an exported formula', () => {
  it('becomes the formula with its own LaTeX while the math is unchanged', () => {
    expect(latexToOmml(WRITTEN)).toBeDefined();
    expect(asFormula(written, box([math(READ, { source: 'kept' })]))).toEqual({
      ...base,
      type: 'formula',
      latex: WRITTEN,
    });
  });

  it('becomes the formula that PowerPoint saved, with its source, after an edit', () => {
    expect(asFormula(written, box([math('x', { source: 'source' })]))).toEqual({
      ...base,
      type: 'formula',
      latex: 'x',
      source: 'source',
    });
    expect(asFormula(written, box([math('x')]))).not.toHaveProperty('source');
  });

  it('becomes the formula of LaTeX that was exported as typed, while the text is unchanged', () => {
    const typed = '\\frac{1}{';
    expect(asFormula(node(JSON.stringify(typed)), box([text(typed)]))).toMatchObject({
      type: 'formula',
      latex: typed,
    });
    const edited = box([text('edited')]);
    expect(asFormula(node(JSON.stringify(typed)), edited)).toBe(edited);
  });

  it('keeps size, fill and whether the formula fits its frame', () => {
    const fill = { type: 'solid', color: { type: 'rgb', value: 'FF0000' } };
    const run = math(READ, { props: { size: 24, fill } });
    expect(asFormula(node(JSON.stringify(WRITTEN), 'formula="fits"'), box([run]))).toEqual({
      ...base,
      ...{ type: 'formula', latex: WRITTEN, size: 24, fill, fits: true },
    });
  });

  it.each([['{'], ['7'], ['null']])('becomes the formula of its math when the stored data are %s', (data) => {
    expect(asFormula(node(data), box([math('x')]))).toMatchObject({ type: 'formula', latex: 'x' });
    const typed = box([text('x')]);
    expect(asFormula(node(data), typed)).toBe(typed);
  });
});

describe('a box that is no exported formula', () => {
  const run = math(READ);

  it.each([
    ['without our data', node(undefined), box([run])],
    ['with our data of another kind', node(JSON.stringify(WRITTEN), 'movable="1"'), box([run])],
    ['of another type', written, { ...box([run]), type: 'picture' } as unknown as Element],
    ['that is no text box', written, box([run], { textBox: undefined })],
    ['with a fill', written, box([run], { fill: { type: 'solid' } })],
    ['with a line', written, box([run], { line: { width: 1 } })],
    ['with effects', written, box([run], { effects: {} })],
    ['with the fill of the page', written, box([run], { pageFill: true })],
    ['that is a placeholder', written, box([run], { placeholder: { type: 'body' } })],
    ['without text', written, box([], { text: undefined })],
    ['without runs', written, box([])],
    ['with text beside the formula', written, box([run, text('x')])],
    ['with a second paragraph', written, box([], { text: { paragraphs: [{ runs: [run] }, { runs: [] }] } })],
    ['with a field instead', written, box([{ type: 'field', field: 'slidenum', text: WRITTEN }])],
  ])('stays as it is: %s', (_, own, element) => {
    expect(asFormula(own, element)).toBe(element);
  });

  it('becomes a formula with an empty fill', () => {
    expect(asFormula(written, box([run], { fill: { type: 'none' } }))).toMatchObject({ type: 'formula' });
  });

  it('stays as it is when its LaTeX is longer than a formula may be', () => {
    const [most, over] = [65_536, 65_537].map((length) => box([math('x'.repeat(length))]));
    if (!most || !over) throw new Error('two boxes');
    expect(asFormula(written, most)).toMatchObject({ type: 'formula' });
    expect(asFormula(written, over)).toBe(over);
  });
});
