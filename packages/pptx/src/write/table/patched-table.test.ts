import type { Table, TableCell } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { PatchedXml, spliced } from '../xml/patched-xml.ts';
import { patchedTable } from './patched-table.ts';

const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const cellXml = (words: string) =>
  `<a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:t>${words}</a:t></a:r></a:p></a:txBody><a:tcPr z="1"/></a:tc>`;
const xmlOf = (cells = [cellXml('p'), cellXml('q')]) =>
  `<a:tbl ${A}><a:tblGrid><a:gridCol w="952500"/><a:gridCol w='476250'/></a:tblGrid><a:tr h="190500">${cells.join('')}</a:tr></a:tbl>`;
const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text' as const, text: words }] }] });

function table(rest: Partial<Table> = {}, cells: Record<string, Partial<TableCell>> = {}): Table {
  return {
    columns: [
      { id: 'a', width: 100 },
      { id: 'b', width: 50 },
    ],
    rows: [{ id: '1', height: 20 }],
    cells: { '1:a': { text: text('p') }, '1:b': { text: text('q') }, ...cells },
    ...rest,
  } as Table;
}

function patched(own: Table, xml = xmlOf(), original = table()): string | undefined {
  const patch = PatchedXml.of(strToU8(xml));
  if (!patch) throw new Error('not well-formed');
  const found = patchedTable(patch.root, own, original, patch, () => undefined, outScope());
  return found && spliced(patch.text, 0, patch.text.length, found.edits);
}

describe('patchedTable', () => {
  it('returns no replacements for an unchanged table', () => {
    expect(patched(table())).toBe(xmlOf());
  });

  it('replaces texts, and leaves the rest of the cell', () => {
    expect(patched(table({}, { '1:b': { text: text('new') } }))).toBe(xmlOf([cellXml('p'), cellXml('new')]));
  });

  it('replaces heights and widths', () => {
    const columns = [
      { id: 'a', width: 100 },
      { id: 'b', width: 60 },
    ];
    expect(patched(table({ columns, rows: [{ id: '1', height: 30 }] }))).toBe(
      xmlOf().replace("w='476250'", 'w="571500"').replace('h="190500"', 'h="285750"'),
    );
    expect(
      patched(
        table({
          columns: [
            { id: 'a', width: 1 },
            { id: 'b', width: 50 },
          ],
        }),
      ),
    ).toBe(xmlOf().replace('952500', '9525'));
  });

  it('compares rows and columns by position', () => {
    const own = table({
      columns: [
        { id: 'x', width: 100 },
        { id: 'y', width: 50 },
      ],
      rows: [{ id: 'z', height: 20 }],
      cells: { 'z:x': { text: text('p') }, 'z:y': { text: text('q') } },
    });
    expect(patched(own)).toBe(xmlOf());
  });

  it.each([
    ['another number of rows', table({ rows: [] })],
    ['another number of columns', table({ columns: [{ id: 'a', width: 100 }] })],
    ['another flag', table({ firstRow: true })],
    ['another hidden text', table({ covered: { '1:b': text('h') } })],
    ['another format of a cell', table({}, { '1:a': { text: text('p'), anchor: 'b' } })],
    ['a removed cell', { ...table(), cells: { '1:a': { text: text('p') } } }],
  ])('returns undefined for %s', (_, own) => {
    expect(patched(own)).toBeUndefined();
  });

  it('returns undefined when the XML has another grid', () => {
    expect(patched(table(), xmlOf().replace("<a:gridCol w='476250'/>", ''))).toBeUndefined();
    expect(patched(table(), xmlOf().replace('</a:tr>', '</a:tr><a:tr h="1"/>'))).toBeUndefined();
    expect(patched(table({}, { '1:a': { text: text('new') } }), xmlOf([cellXml('p')]))).toBeUndefined();
    expect(patched(table(), xmlOf([cellXml('p')]))).toBe(xmlOf([cellXml('p')]));
  });
});
