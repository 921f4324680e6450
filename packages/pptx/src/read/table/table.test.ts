import { createHash } from 'node:crypto';
import { SnapshotReader } from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, paragraph, png, readElement, readSource } from '../../../test/deck-source.ts';
import { frame } from '../../../test/shapes/frame-source.ts';
import { node, scopeOf } from '../../../test/tree-scope.ts';
import { inspectCourseware, readOriginal, readPptx, writePptx } from '../../index.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import type { ElementBase } from '../element-base.ts';
import { readTable } from './table.ts';

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

describe('readTable', () => {
  const base: ElementBase = {
    kind: 'element',
    id: 'e',
    parentId: 'p',
    order: 'a0',
    frame: { x: 0, y: 0, w: 9, h: 9 },
  };
  const words = (text: string) => `<a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody>`;
  const read = async (content: string) => {
    const scope = await scopeOf({
      relations: [{ id: 'i', type: 'image', target: '../media/p.png' }],
      parts: { 'ppt/media/p.png': png() },
    });
    return readTable(node(`<a:tbl>${content}</a:tbl>`), scope, base).table;
  };
  const grid = (count: number) => `<a:tblGrid>${'<a:gridCol w="95250"/>'.repeat(count)}</a:tblGrid>`;
  const row = (...cells: readonly string[]) => `<a:tr h="95250">${cells.join('')}</a:tr>`;
  const cell = (text: string, attributes = '', properties = '') =>
    `<a:tc ${attributes}>${words(text)}${properties}</a:tc>`;
  const textOf = (body: { paragraphs: { runs: { type: string; text?: string }[] }[] } | undefined) =>
    body?.paragraphs.map(({ runs }) => runs.map(({ text = '' }) => text).join('')).join();
  const cellsOf = async (content: string) =>
    Object.entries((await read(content)).cells).map(([key, { text, colSpan, rowSpan }]) =>
      [key, textOf(text), colSpan, rowSpan].join(' ').trim(),
    );

  it('returns columns and rows with their sizes, 0 without a size', async () => {
    const { columns, rows } = await read(
      `<a:tblGrid><a:gridCol w="19050"/><a:gridCol/></a:tblGrid><a:tr h="9525"><a:tc/><a:tc/></a:tr><a:tr><a:tc/><a:tc/></a:tr>`,
    );
    expect(columns).toEqual([
      { id: 'c1', width: 2 },
      { id: 'c2', width: 0 },
    ]);
    expect(rows).toEqual([
      { id: 'r1', height: 1 },
      { id: 'r2', height: 0 },
    ]);
  });

  it('returns columns of 96 pixels for cells beyond the grid', async () => {
    const { columns } = await read(grid(1) + row(cell('a'), cell('b'), cell('c')));
    expect(columns.map(({ width }) => width)).toEqual([10, 96, 96]);
  });

  it('returns spans within the table, and the texts of covered cells apart', async () => {
    const content =
      grid(2) +
      row(cell('a', 'gridSpan="9" rowSpan="9"'), cell('b', 'hMerge="1"')) +
      row(cell('', 'vMerge="1"'), cell('c', 'hMerge="1" vMerge="1"'));
    const table = await read(content);
    expect(table.cells['r1:c1']).toMatchObject({ colSpan: 2, rowSpan: 2 });
    expect(Object.keys(table.cells)).toEqual(['r1:c1']);
    expect(Object.entries(table.covered ?? {}).map(([key, body]) => [key, textOf(body)])).toEqual([
      ['r1:c2', 'b'],
      ['r2:c2', 'c'],
    ]);
  });

  it('returns cells after a span that its file leaves out', async () => {
    expect(await cellsOf(grid(3) + row(cell('a', 'gridSpan="2"'), cell('b')))).toEqual([
      'r1:c1 a 2',
      'r1:c3 b',
    ]);
    expect(await cellsOf(grid(2) + row(cell('a', 'gridSpan="1" rowSpan="1"'), cell('b')))).toEqual([
      'r1:c1 a',
      'r1:c2 b',
    ]);
  });

  it('returns the settings of the table', async () => {
    const names = ['firstRow', 'lastRow', 'firstCol', 'lastCol', 'bandRow', 'bandCol', 'rtl'];
    for (const [index, key] of [
      'firstRow',
      'lastRow',
      'firstColumn',
      'lastColumn',
      'bandRows',
      'bandColumns',
      'rtl',
    ].entries()) {
      const {
        columns: _,
        rows: _r,
        cells: _c,
        ...settings
      } = await read(`<a:tblPr ${names[index]}="1"/>${grid(1)}${row(cell('a'))}`);
      expect(settings).toEqual({ [key]: true });
    }
    expect(
      await read(`<a:tblPr firstRow="0" rtl="0"><a:noFill/></a:tblPr>${grid(1)}${row(cell('a'))}`),
    ).toMatchObject({
      ...{ firstRow: false, fill: { type: 'none' } },
    });
  });

  it('returns the format of a cell', async () => {
    const line = (name: string, width: number) => `<a:${name} w="${width * 9525}"/>`;
    const borders = ['lnL', 'lnR', 'lnT', 'lnB', 'lnTlToBr', 'lnBlToTr']
      .map((name, index) => line(name, index + 1))
      .join('');
    const properties = `<a:tcPr marL="9525" marR="19050" marT="28575" marB="38100" anchor="ctr" vert="vert270">${borders}<a:noFill/></a:tcPr>`;
    const { text: _, ...format } = (await read(grid(1) + row(cell('a', '', properties)))).cells['r1:c1'] ?? {
      text: { paragraphs: [] },
    };
    expect(format).toEqual({
      borders: {
        l: { width: 1 },
        r: { width: 2 },
        t: { width: 3 },
        b: { width: 4 },
        tlbr: { width: 5 },
        bltr: { width: 6 },
      },
      insets: { l: 1, r: 2, t: 3, b: 4 },
      ...{ anchor: 'ctr', vertical: 'vert270', fill: { type: 'none' } },
    });
  });

  it('returns an empty text for a cell without one', async () => {
    expect((await read(`${grid(1)}<a:tr><a:tc/></a:tr>`)).cells['r1:c1']).toEqual({
      text: { paragraphs: [{ runs: [] }] },
    });
  });

  it('returns how a picture fits its cell from our extension, without the crop of the file', async () => {
    const fitOf = async (
      value: string,
      fill = '<a:blipFill><a:blip r:embed="i"/><a:srcRect l="10000"/><a:stretch/></a:blipFill>',
    ) => {
      const own = `<a:extLst><a:ext uri="${OWN_EXTENSION}"><l:element xmlns:l="${OWN_NAMESPACE}" picture="${value}"/></a:ext></a:extLst>`;
      const found = (await read(grid(1) + row(cell('a', '', `<a:tcPr>${fill}${own}</a:tcPr>`)))).cells[
        'r1:c1'
      ];
      return [found?.pictureFit, found?.fill?.type === 'picture' && found.fill.crop !== undefined];
    };
    expect([await fitOf('cover'), await fitOf('contain'), await fitOf('odd')]).toEqual([
      ['cover', false],
      ['contain', false],
      [undefined, true],
    ]);
    expect(await fitOf('cover', '<a:noFill/>')).toEqual([undefined, false]);
  });

  it('finds no style without an id', async () => {
    expect(
      await read(`<a:tblPr><a:tableStyleId> </a:tableStyleId></a:tblPr>${grid(1)}${row(cell('a'))}`),
    ).not.toHaveProperty('style');
    const known = '<a:tableStyleId> {5C22544A-7EE6-4342-B048-85BDC9FD1C3A} </a:tableStyleId>';
    expect((await read(`<a:tblPr>${known}</a:tblPr>${grid(1)}${row(cell('a'))}`)).style).toBeDefined();
  });
});
