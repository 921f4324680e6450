import type { Paragraph, Run, RunProps } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { PatchedParagraphs } from './patched-paragraphs.ts';

const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const words = (text: string, props?: RunProps): Run => ({ type: 'text', text, ...(props && { props }) });
const paragraph = (...runs: Run[]): Paragraph => ({ runs });
const bold = '<a:r><a:rPr b="1" x="1"/><a:t>ab</a:t></a:r>';
const plain = '<a:r><a:t>cd</a:t></a:r>';
const BOLD = { bold: true };

function patched(xml: string[], original: Paragraph[], own: Paragraph[]): string[] {
  const patch = PatchedXml.of(strToU8(`<x ${NAMES}>${xml.map((each) => `<a:p>${each}</a:p>`).join('')}</x>`));
  if (!patch) throw new Error('not well-formed');
  const changed = new PatchedParagraphs(
    { paragraphs: original, elements: patch.root.children },
    patch,
    () => undefined,
    outScope(),
  );
  return changed.xml(own).map((each) => each.replace(/^<a:p>|<\/a:p>$/g, ''));
}

const both = [paragraph(words('ab', BOLD), words('cd'))];
const one = (...runs: Run[]) => patched([bold + plain], both, [paragraph(...runs)])[0];
const r = (text: string, look = '') => `<a:r>${look}<a:t>${text}</a:t></a:r>`;
const LOOK = '<a:rPr b="1" x="1"/>';

describe('PatchedParagraphs', () => {
  it.each([
    ['unchanged runs', [words('ab', BOLD), words('cd')], bold + plain],
    ['a removed run', [words('cd')], plain],
    ['letters within a run', [words('aXb', BOLD), words('cd')], r('aXb', LOOK) + plain],
    ['letters at the end of a run', [words('abX', BOLD), words('cd')], r('abX', LOOK) + plain],
    ['letters at the start of a run', [words('ab', BOLD), words('Xcd')], bold + r('Xcd')],
    ['a removed letter', [words('a', BOLD), words('cd')], r('a', LOOK) + plain],
    [
      'a changed format',
      [words('ab', { bold: true, size: 10 }), words('cd')],
      r('ab', '<a:rPr b="1" x="1" sz="1000"/>') + plain,
    ],
    [
      'a format of a part of a run',
      [words('a', BOLD), words('b'), words('cd')],
      r('a', LOOK) + r('b', '<a:rPr x="1"/>') + plain,
    ],
    [
      'a new run of an equal format',
      [words('X', BOLD), { type: 'break' }, words('ab', BOLD), words('cd')],
      `${r('X', LOOK)}<a:br/>${bold}${plain}`,
    ],
    ['a run without a format', [words('ab', BOLD), words('cd', BOLD)], bold + r('cd', '<a:rPr b="1"/>')],
    ['no runs', [], ''],
  ] as const)('writes %s', (_, runs, xml) => {
    expect(one(...(runs as readonly Run[]))).toBe(xml);
  });

  it('copies the content that it cannot rewrite, or writes new content', () => {
    const math = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';
    const formula: Run = { type: 'formula', latex: 'x', source: math };
    const [same, changed] = [formula, { ...formula, latex: 'y' }].map(
      (run) =>
        patched([math + plain], [paragraph(formula, words('cd'))], [paragraph(run as Run, words('cd'))])[0],
    );
    expect(same).toBe(math + plain);
    expect(changed).toMatch(/^<a14:m .*<m:t>y<\/m:t>.*<\/a14:m><a:r><a:t>cd/);
  });

  it('keeps the start of a field with a new format', () => {
    const xml = '<a:fld id="{1}" type="slidenum" y="1"><a:rPr/><a:t>5</a:t></a:fld>';
    const field = (props?: RunProps) =>
      ({ type: 'field', field: 'slidenum', text: '5', ...(props && { props }) }) as Run;
    expect(patched([xml], [paragraph(field())], [paragraph(field(BOLD))])).toEqual([
      '<a:fld id="{1}" type="slidenum" y="1"><a:rPr b="1"/><a:t>5</a:t></a:fld>',
    ]);
    expect(patched([plain], [paragraph(words('cd'))], [paragraph(field())])[0]).toMatch(
      /^<a:fld id="\{[A-F0-9-]{36}\}" type="slidenum"><a:rPr\/>/,
    );
  });

  it('keeps the properties of paragraphs, and changes what differs', () => {
    const xml = [`<a:pPr algn="ctr" z="1"/>${plain}<a:endParaRPr lang="x"/>`];
    const before: Paragraph = { props: { align: 'ctr' }, runs: [words('cd')], endProps: { lang: 'x' } };
    expect(patched(xml, [before], [{ ...before, runs: [words('c')] }])).toEqual([
      `<a:pPr algn="ctr" z="1"/>${r('c')}<a:endParaRPr lang="x"/>`,
    ]);
    expect(patched(xml, [before], [{ ...before, props: { align: 'r' } }])).toEqual([
      `<a:pPr z="1" algn="r"/>${plain}<a:endParaRPr lang="x"/>`,
    ]);
    expect(patched(xml, [before], [{ runs: before.runs }])).toEqual([`<a:pPr z="1"/>${plain}`]);
    expect(patched([plain], [paragraph(words('cd'))], [{ ...before, props: { level: 1 } }])).toEqual([
      `<a:pPr lvl="1"/>${plain}<a:endParaRPr lang="x"/>`,
    ]);
  });

  it('gives a new paragraph the properties of the paragraph before it', () => {
    const xml = [`<a:pPr z="1"/>${plain}`, `<a:pPr z="2"/>${r('ef')}`];
    const original = [paragraph(words('cd')), paragraph(words('ef'))];
    expect(
      patched(xml, original, [original[0] as Paragraph, paragraph(words('XY')), original[1] as Paragraph]),
    ).toEqual([`<a:pPr z="1"/>${plain}`, `<a:pPr z="1"/>${r('XY')}`, `<a:pPr z="2"/>${r('ef')}`]);
    expect(
      patched(xml, original, [paragraph(words('c')), paragraph(words('d')), original[1] as Paragraph]),
    ).toEqual([`<a:pPr z="1"/>${r('c')}`, `<a:pPr z="1"/>${r('d')}`, `<a:pPr z="2"/>${r('ef')}`]);
    expect(patched(xml, original, [paragraph(words('cdef'))])).toEqual([
      `<a:pPr z="1"/>${r('cd')}${r('ef')}`,
    ]);
  });
});
