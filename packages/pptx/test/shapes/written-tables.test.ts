import {
  allOf,
  blankCourseware,
  builtInTableStyle,
  type CoursewareRecord,
  type Element,
  gridOf,
  insertLines,
  mergeCells,
  newTable,
  SnapshotReader,
  splitCell,
  type Table,
  type TableCell,
  withBorders,
} from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { writePptx } from '../../src/index.ts';
import { read, sha256 } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

const { records: blank } = blankCourseware();
const pageId = blank.find((each) => each.kind === 'page')?.id ?? '';
/** One grey pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const RED = { type: 'solid', color: { type: 'rgb', value: 'C00000' } } as const;

/** Writes the tables on a page as a presentation, checks its rules, and reads it again. */
async function thereAndBack(
  tables: readonly Table[],
  also: readonly CoursewareRecord[] = [],
  file: Uint8Array = new Uint8Array(),
): Promise<Table[]> {
  const elements = tables.map(
    (table, at): Element => ({
      kind: 'element',
      type: 'table',
      id: `t${at}`,
      name: `t${at}`,
      parentId: pageId,
      order: `x${String(at).padStart(3, '0')}`,
      frame: {
        x: 10,
        y: 10,
        w: table.columns.reduce((sum, { width }) => sum + width, 0),
        h: table.rows.reduce((sum, { height }) => sum + height, 0),
      },
      table,
    }),
  );
  const reader = new SnapshotReader({ records: [...blank, ...also, ...elements] });
  const bytes = writePptx(reader, () => (file.length > 0 ? file : undefined), { now: 0 });
  expect(brokenRules(bytes)).toEqual([]);
  const { snapshot } = await read(bytes);
  const back = snapshot.records.flatMap((each) => (each.kind === 'element' ? [each] : []));
  return elements.map(({ name }) => {
    const element = back.find((each) => each.name === name);
    if (element?.type !== 'table') throw new Error(`${name} was read as ${element?.type}`);
    return element.table;
  });
}

/** A table without its ids; lengths in the format's precision. */
function told(table: Table) {
  const { rows, columns, cells: _cells, covered: _covered, style, ...flags } = table;
  return JSON.parse(
    JSON.stringify({
      ...flags,
      style: style?.id,
      rows: rows.map(({ height }) => height),
      columns: columns.map(({ width }) => width),
      cells: gridOf(table).tiles.map(({ key: _key, ...tile }) => tile),
    }),
    (_name, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value),
  );
}

/** Mulberry32. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function randomTable(random: (below: number) => number): Table {
  let table = newTable(2 + random(3), 2 + random(3), 480);
  for (let edit = 0; edit < 4; edit++) {
    const row = random(table.rows.length);
    const column = random(table.columns.length);
    const area = {
      row,
      column,
      rows: 1 + random(table.rows.length - row),
      columns: 1 + random(table.columns.length - column),
    };
    const key = gridOf(table).at(row, column)?.key ?? '';
    const choice = random(3);
    if (choice === 0) table = mergeCells(table, area);
    else if (choice === 1) table = splitCell(table, key, 1 + random(2), 1 + random(3));
    else table = insertLines(table, random(2) === 0 ? 'rows' : 'columns', row && column ? 1 : 0, 1, 0);
  }
  return table;
}

describe('a table that is written for PowerPoint', () => {
  it("keeps each cell's own format", async () => {
    const looks: readonly Omit<TableCell, 'text'>[] = [
      { fill: RED },
      { fill: { type: 'none' } },
      { anchor: 'ctr' },
      { anchor: 'b', insets: { l: 0, t: 1, r: 20, b: 4.8 } },
      { vertical: 'eaVert' },
      { vertical: 'vert270' },
    ];
    const table = newTable(2, 3, 480);
    Object.entries(table.cells).forEach(([key, cell], at) => {
      table.cells[key] = { text: cell.text, ...looks[at] };
    });
    const dashed = { fill: RED, width: 2, dash: 'dash' } as const;
    const bordered = [
      withBorders(newTable(2, 2, 200), { row: 0, column: 0, rows: 1, columns: 1 }, 'outside', dashed),
      withBorders(newTable(2, 2, 200), { row: 0, column: 0, rows: 2, columns: 2 }, 'insideV', {
        fill: { type: 'none' },
      }),
      withBorders(newTable(1, 1, 200), { row: 0, column: 0, rows: 1, columns: 1 }, 'down', dashed),
    ];
    const there = [table, ...bordered];
    const back = await thereAndBack(there);
    expect(back.map(told)).toEqual(there.map(told));
  });

  it('keeps pictures in cells with their aspect ratio, and formulas in text', async () => {
    const table = newTable(1, 4, 400);
    const [cover = '', contain = '', stretched = '', said = ''] = Object.keys(table.cells);
    const asset = sha256(PNG);
    const fill = { type: 'picture', asset, mode: { type: 'stretch' } } as const;
    const words = { paragraphs: [{ runs: [] }] };
    const cut = { l: 0.1, t: 0, r: 0, b: 0 };
    table.cells[cover] = { text: words, fill, pictureFit: 'cover' };
    table.cells[contain] = { text: words, fill, pictureFit: 'contain' };
    table.cells[stretched] = { text: words, fill: { ...fill, crop: cut } };
    table.cells[said] = {
      text: {
        paragraphs: [
          {
            runs: [
              { type: 'text', text: '面积' },
              { type: 'formula', latex: '\\frac{1}{2}ah' },
            ],
          },
        ],
      },
    };
    const image: CoursewareRecord = {
      ...{ kind: 'asset', id: asset, mime: 'image/png', size: PNG.length },
      ...{ width: 300, height: 100 },
    };
    const [back] = await thereAndBack([table], [image], PNG);
    const cells = gridOf(back ?? newTable(1, 1, 1)).tiles.map(({ cell }) => cell);
    expect(cells.slice(0, 3).map((cell) => [cell?.fill, cell?.pictureFit])).toEqual([
      [fill, 'cover'],
      [fill, 'contain'],
      [{ ...fill, crop: cut }, undefined],
    ]);
    expect(cells[3]?.text.paragraphs[0]?.runs).toMatchObject([
      { type: 'text', text: '面积' },
      { type: 'formula', latex: '\\frac{1}{2}ah' },
    ]);
  });

  it('keeps its style under PowerPoint’s id, and the parts that it formats', async () => {
    const flags = ['firstRow', 'lastRow', 'firstColumn', 'lastColumn', 'bandRows', 'bandColumns'] as const;
    const style = builtInTableStyle('{E8034E78-7F5D-4C2E-B375-FC64B27BC917}');
    const { style: _own, firstRow: _first, bandRows: _bands, ...bare } = newTable(3, 3, 300);
    if (!style) throw new Error('PowerPoint has a dark style');
    const there = flags.map((flag): Table => ({ ...bare, style, [flag]: true }));
    const back = await thereAndBack(there);
    expect(back.map((table) => flags.map((flag) => table[flag] === true))).toEqual(
      there.map((table) => flags.map((flag) => table[flag] === true)),
    );
    expect(back.map((table) => table.style?.parts)).toEqual(there.map(() => style.parts));
  });

  it('keeps merged and split cells after any edits', async () => {
    const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);
    const random = randomOf(seed);
    const there = Array.from({ length: 20 }, () => randomTable(random));
    const back = await thereAndBack(there);
    for (const [at, table] of there.entries())
      expect(told(back[at] ?? newTable(1, 1, 1)), `seed ${seed}, table ${at}`).toEqual(told(table));
    expect(there.some((table) => gridOf(table).tiles.length < allOf(table).rows * allOf(table).columns)).toBe(
      true,
    );
  });

  it("without a style does not get the lines and fills of the file's default style", async () => {
    const { style: _, ...plain } = newTable(2, 2, 400);
    const [back] = await thereAndBack([plain]);
    expect(back?.style).toBeUndefined();
  });
});
