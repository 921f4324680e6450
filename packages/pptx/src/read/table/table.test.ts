import { createHash } from 'node:crypto';
import { SnapshotReader } from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, paragraph, readElement, readSource } from '../../../test/deck-source.ts';
import { frame } from '../../../test/shapes/frame-source.ts';
import { inspectCourseware, readOriginal, readPptx, writePptx } from '../../index.ts';

const hash = async (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('an imported table', () => {
  const cell = (text: string, attributes = '', props = '') =>
    `<a:tc ${attributes}><a:txBody><a:bodyPr/>${paragraph(text)}</a:txBody><a:tcPr ${props.startsWith('<') ? '' : props}>${props.startsWith('<') ? props : ''}</a:tcPr></a:tc>`;
  const table = (style: string, rows: string) =>
    frame(
      'http://schemas.openxmlformats.org/drawingml/2006/table',
      `<a:tbl><a:tblPr firstRow="1" bandRow="1">${style}</a:tblPr><a:tblGrid><a:gridCol w="952500"/><a:gridCol w="476250"/></a:tblGrid>${rows}</a:tbl>`,
    );

  it('keeps its grid, spans and cells with their formats', async () => {
    const rows =
      `<a:tr h="381000">${cell('ab', 'gridSpan="2"')}${cell('', 'hMerge="1"')}</a:tr>` +
      `<a:tr h="190500">${cell('c', 'rowSpan="2"', 'marL="0" anchor="ctr" vert="eaVert"')}${cell('d', '', '<a:lnB w="12700"><a:noFill/></a:lnB><a:solidFill><a:srgbClr val="FFEE00"/></a:solidFill>')}</a:tr>` +
      `<a:tr h="190500">${cell('', 'vMerge="1"')}${cell('e')}</a:tr>`;
    const element = await readElement('table', table('', rows));
    expect(element.frame).toEqual({ x: 0, y: 0, w: 150, h: 80 });
    expect(element.table).toMatchObject({
      columns: [
        { id: 'c1', width: 100 },
        { id: 'c2', width: 50 },
      ],
      rows: [{ height: 40 }, { height: 20 }, { height: 20 }],
      firstRow: true,
      bandRows: true,
    });
    expect(Object.keys(element.table.cells)).toEqual(['r1:c1', 'r2:c1', 'r2:c2', 'r3:c2']);
    expect(element.table.cells['r1:c1']).toMatchObject({ colSpan: 2 });
    expect(element.table.cells['r2:c1']).toMatchObject({
      rowSpan: 2,
      anchor: 'ctr',
      vertical: 'eaVert',
      insets: { l: 0 },
    });
    expect(element.table.cells['r2:c2']).toMatchObject({
      fill: { color: { value: 'FFEE00' } },
      borders: { b: { fill: { type: 'none' } } },
    });
  });

  it('has cells at the right positions when covered cells are left out', async () => {
    const row = `<a:tr h="1">${cell('wide', 'gridSpan="2"')}</a:tr><a:tr h="1">${cell('x')}${cell('y')}</a:tr>`;
    const { table: read } = await readElement('table', table('', row));
    expect(Object.keys(read.cells)).toEqual(['r1:c1', 'r2:c1', 'r2:c2']);
    expect(read.cells['r1:c1']?.colSpan).toBe(2);
  });

  it('has no style without a style id, and no style is written after a cell was edited', async () => {
    const def = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';
    const styles = `<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="${def}"><a:tblStyle styleId="${def}" styleName="m"><a:wholeTbl><a:tcStyle><a:fill><a:solidFill><a:srgbClr val="ABCDEF"/></a:solidFill></a:fill></a:tcStyle></a:wholeTbl></a:tblStyle></a:tblStyleLst>`;
    const row = `<a:tr h="381000">${cell('姓名')}${cell('语文')}</a:tr>`;
    const deck = buildDeck({
      slides: [{ tree: table('', row) }],
      presentationRelations: [{ id: 't', type: 'tableStyles', target: 'tableStyles.xml' }],
      parts: { 'ppt/tableStyles.xml': styles },
    });
    const { snapshot } = await readPptx(deck, { hash });
    const found = snapshot.records.find((each) => each.kind === 'element' && each.type === 'table');
    if (found?.kind !== 'element' || found.type !== 'table') throw new Error('no table');
    expect(found.table.style).toBeUndefined();
    const edited: typeof found = {
      ...found,
      table: {
        ...found.table,
        cells: {
          ...found.table.cells,
          'r1:c1': { text: { paragraphs: [{ runs: [{ type: 'text', text: '学号' }] }] } },
        },
      },
    };
    const records = snapshot.records.map((each) => (each === found ? edited : each));
    const original = await readOriginal(deck, { hash });
    const out = writePptx(new SnapshotReader({ ...snapshot, records }), () => undefined, {
      now: 0,
      original,
    });
    const slide = strFromU8(unzipSync(out)['ppt/slides/slide1.xml'] ?? new Uint8Array());
    expect(slide).toContain('学号');
    expect(slide).not.toContain('tableStyleId');
  });

  it("has the deck's style, and otherwise PowerPoint's built-in style", async () => {
    const own =
      '<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{X}"><a:tblStyle styleId="{X}" styleName="Mine"><a:wholeTbl><a:tcTxStyle b="on"><a:fontRef idx="minor"/><a:schemeClr val="dk1"/></a:tcTxStyle><a:tcStyle><a:tcBdr><a:insideH><a:ln w="9525"><a:noFill/></a:ln></a:insideH></a:tcBdr><a:fill><a:solidFill><a:srgbClr val="ABCDEF"/></a:solidFill></a:fill></a:tcStyle></a:wholeTbl></a:tblStyle></a:tblStyleLst>';
    const source = {
      presentationRelations: [{ id: 't', type: 'tableStyles', target: 'tableStyles.xml' }],
      parts: { 'ppt/tableStyles.xml': own },
    };
    const row = `<a:tr h="1">${cell('x')}${cell('y')}</a:tr>`;
    const mine = await readElement('table', table('<a:tableStyleId>{X}</a:tableStyleId>', row), source);
    expect(mine.table.style).toMatchObject({
      name: 'Mine',
      parts: {
        wholeTbl: {
          bold: true,
          font: 'minor',
          color: { slot: 'dk1' },
          fill: { color: { value: 'ABCDEF' } },
          borders: { insideH: { width: 1 } },
        },
      },
    });
    const builtIn = await readElement(
      'table',
      table('<a:tableStyleId>{93296810-A885-4BE3-A3E7-6D5BEEA58F35}</a:tableStyleId>', row),
      source,
    );
    expect(builtIn.table.style?.parts.firstRow?.fill).toEqual({
      type: 'solid',
      color: { type: 'scheme', slot: 'accent6' },
    });
  });
});

describe('a table with merged cells', () => {
  it('keeps the texts that its spans hide', async () => {
    const cell = (text: string, attributes = '') =>
      `<a:tc ${attributes}><a:txBody><a:bodyPr/>${paragraph(text)}</a:txBody><a:tcPr/></a:tc>`;
    const deck = await readSource({
      slides: [
        {
          tree: frame(
            'http://schemas.openxmlformats.org/drawingml/2006/table',
            `<a:tbl><a:tblGrid><a:gridCol w="952500"/><a:gridCol w="952500"/></a:tblGrid><a:tr h="1">${cell('看得见', 'gridSpan="2"')}${cell('看不见', 'hMerge="1"')}</a:tr></a:tbl>`,
          ),
        },
      ],
    });
    expect(inspectCourseware(deck.snapshot).slides[0]?.texts).toEqual(['看得见', '看不见']);
  });
});
