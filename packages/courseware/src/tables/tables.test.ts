import { describe, expect, it } from 'vitest';
import { cell, tableOf } from '../../test/tables.ts';
import type { Table } from '../records/table.ts';
import { clearCells, withBorders, withPicture, withPictureFit } from './cell-looks.ts';
import {
  canSort,
  cellsOfTabbed,
  numberIn,
  sortRows,
  tabbedWords,
  withTotals,
  wordsOf,
} from './cell-values.ts';
import { allOf, gridOf, wholeArea } from './grid.ts';
import { deleteLines, distributeLines, draggedSizes, insertLines } from './lines.ts';
import { canMerge, hasMerged, mergeCells, splitCell, unmergeCells } from './merging-cells.ts';
import { copyCells, parseCarriedCells, pasteCells, tableOfCells } from './pasted-cells.ts';
import { wholeTable } from './whole-table.ts';

/** Cells as shown, row by row: a tile's text and, for a merged cell, its size. */
function seen(table: Table): string[] {
  return gridOf(table).tiles.map(({ rows, columns, cell: own }) => {
    const words = own ? wordsOf(own.text).replace(/\n/g, '/') : '?';
    return rows * columns > 1 ? `${words} ${rows}×${columns}` : words;
  });
}

const nine = tableOf([
  ['1A', '1B', '1C'],
  ['2A', '2B', '2C'],
  ['3A', '3B', '3C'],
]);
const corner = mergeCells(nine, { row: 1, column: 1, rows: 2, columns: 2 });

describe('rows and columns of a table', () => {
  it('are inserted at any position, with the size of their neighbours and empty cells of their format', () => {
    const bold = tableOf([
      ['1A', '1B'],
      [
        {
          anchor: 'ctr',
          text: {
            paragraphs: [
              { props: { align: 'r' }, runs: [{ type: 'text', text: '2A', props: { bold: true } }] },
            ],
          },
        },
        '2B',
      ],
    ]);
    const grown = insertLines(bold, 'rows', 1, 2, 1);
    expect(grown.rows.map(({ height }) => height)).toEqual([30, 30, 30, 30]);
    expect(seen(grown)).toEqual(['1A', '1B', '', '', '', '', '2A', '2B']);
    expect(grown.cells[`${grown.rows[1]?.id}:A`]).toEqual({
      anchor: 'ctr',
      text: { paragraphs: [{ runs: [], props: { align: 'r' }, endProps: { bold: true } }] },
    });
    expect(seen(insertLines(bold, 'columns', 0, 1, 0))).toEqual(['', '1A', '1B', '', '2A', '2B']);
  });

  it('enlarge a merged cell when they are inserted inside it, and not at its edges', () => {
    expect(seen(insertLines(corner, 'rows', 2, 1, 1))).toEqual([
      '1A',
      '1B',
      '1C',
      '2A',
      '2B/2C/3B/3C 3×2',
      '',
      '3A',
    ]);
    expect(seen(insertLines(corner, 'columns', 1, 1, 0))).toContain('2B/2C/3B/3C 2×2');
    expect(gridOf(insertLines(corner, 'columns', 3, 1, 2)).tiles).toHaveLength(9);
  });

  it('are deleted with their cells, and shrink a merged cell', () => {
    expect(seen(deleteLines(nine, 'columns', 0, 2))).toEqual(['1C', '2C', '3C']);
    expect(seen(deleteLines(corner, 'rows', 1, 1))).toEqual(['1A', '1B', '1C', '3A', '2B/2C/3B/3C 1×2']);
    expect(seen(deleteLines(corner, 'columns', 1, 2))).toEqual(['1A', '2A', '3A']);
  });

  it('are distributed evenly with the same total size', () => {
    const uneven = { ...nine, columns: [50, 100, 150].map((width, at) => ({ id: 'ABC'[at] ?? '', width })) };
    expect(distributeLines(uneven, 'columns', 1, 2).columns.map(({ width }) => width)).toEqual([
      50, 125, 125,
    ]);
  });

  it('follow a dragged border, take space from the neighbouring column, and never become too small', () => {
    expect(draggedSizes([100, 100, 100], 'columns', 0, 30)).toEqual([130, 70, 100]);
    expect(draggedSizes([100, 100, 100], 'columns', 0, 500)).toEqual([188, 12, 100]);
    expect(draggedSizes([100, 100, 100], 'columns', 2, 50)).toEqual([100, 100, 150]);
    expect(draggedSizes([30, 30], 'rows', 0, -500)).toEqual([12, 30]);
    expect(draggedSizes([8, 30], 'rows', 0, -5)).toEqual([8, 30]);
  });
});

describe('cells of a table', () => {
  it('contain all texts when they are merged, and can be split again', () => {
    expect(seen(corner)).toEqual(['1A', '1B', '1C', '2A', '2B/2C/3B/3C 2×2', '3A']);
    expect(seen(unmergeCells(corner, allOf(corner)))).toEqual([
      '1A',
      '1B',
      '1C',
      '2A',
      '2B/2C/3B/3C',
      '',
      '3A',
      '',
      '',
    ]);
    expect([
      canMerge(corner, { row: 1, column: 1, rows: 1, columns: 1 }),
      canMerge(corner, allOf(corner)),
    ]).toEqual([false, true]);
  });

  it('lose only their text when they are cleared', () => {
    expect(seen(clearCells(corner, { row: 1, column: 0, rows: 2, columns: 3 }))).toEqual([
      '1A',
      '1B',
      '1C',
      '',
      ' 2×2',
      '',
    ]);
    expect([hasMerged(corner, allOf(corner)), hasMerged(nine, allOf(nine))]).toEqual([true, false]);
  });

  it('are selected together with all merged cells that the selection touches', () => {
    expect(wholeArea(corner, { row: 0, column: 2, rows: 2, columns: 1 })).toEqual({
      row: 0,
      column: 1,
      rows: 3,
      columns: 2,
    });
  });

  it('are split into rows and columns, and the table keeps its size', () => {
    const split = splitCell(nine, '2:B', 2, 3);
    expect(seen(split)).toEqual([
      '1A',
      '1B 1×3',
      '1C',
      '2A 2×1',
      '2B',
      '',
      '',
      '2C 2×1',
      '',
      '',
      '',
      '3A',
      '3B 1×3',
      '3C',
    ]);
    expect(split.columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(300);
    expect(split.rows.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(90);
    expect(seen(splitCell(corner, '2:B', 1, 2))).toEqual([
      '1A',
      '1B',
      '1C',
      '2A',
      '2B/2C/3B/3C 2×1',
      ' 2×1',
      '3A',
    ]);
  });

  it('are split into more rows or columns than they cover, which are then divided', () => {
    const tall = mergeCells(nine, { row: 0, column: 0, rows: 2, columns: 1 });
    const split = splitCell(tall, '1:A', 3, 1);
    expect(split.rows.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(90);
    const heights = gridOf(split)
      .tiles.filter(({ column, row }) => column === 0 && row < 3)
      .map(({ rows }) => rows);
    expect(heights).toEqual([1, 1, 1]);
    expect(split.rows).toHaveLength(4);
    // Only one of two rows is divided: the cell beside it spans both parts.
    expect(split.rows.map(({ height }) => height)).toEqual([15, 15, 30, 30]);
    const wide = mergeCells(nine, { row: 0, column: 0, rows: 1, columns: 3 });
    const parts = splitCell(wide, '1:A', 1, 2);
    expect(parts.columns).toHaveLength(3);
    expect(
      gridOf(parts)
        .tiles.filter(({ row }) => row === 0)
        .map(({ columns }) => columns),
    ).toEqual([2, 1]);
  });

  it('show the texts that a span covered in the imported file again', () => {
    const merged = tableOf([[cell('A', { colSpan: 2 }), undefined]], { covered: { '1:B': cell('b').text } });
    expect(seen(unmergeCells(merged, allOf(merged)))).toEqual(['A', 'b']);
  });

  it('are added at every position where a cell is missing, and none twice', () => {
    const odd = tableOf([
      [cell('A', { colSpan: 2, rowSpan: 2 }), 'under', 'C'],
      [undefined, undefined, cell('too wide', { colSpan: 9 })],
      [undefined, cell('B', { rowSpan: 5 }), ''],
    ]);
    expect(seen(wholeTable(odd))).toEqual(['A/under 2×2', 'C', 'too wide', '', 'B', '']);
    expect(wholeTable(nine)).toBe(nine);
  });

  it('share the border between them when one of them gets a border', () => {
    const line = { fill: { type: 'solid', color: { type: 'rgb', value: 'FF0000' } }, width: 2 } as const;
    const one = { row: 1, column: 1, rows: 1, columns: 1 };
    const { cells } = withBorders(nine, one, 'outside', line);
    expect(Object.keys(cells['2:B']?.borders ?? {}).sort()).toEqual(['b', 'l', 'r', 't']);
    expect([cells['1:B']?.borders, cells['2:C']?.borders, cells['1:A']?.borders]).toEqual([
      { b: line },
      { l: line },
      undefined,
    ]);
    const inner = withBorders(nine, allOf(nine), 'insideH', line).cells;
    expect([inner['1:A']?.borders, inner['2:A']?.borders]).toEqual([{ b: line }, { t: line, b: line }]);
    const mirrored = withBorders({ ...nine, rtl: true }, allOf(nine), 'left', line).cells;
    expect([mirrored['1:A']?.borders, mirrored['1:C']?.borders]).toEqual([undefined, { l: line }]);
  });
});

describe('texts and numbers of table cells', () => {
  const marks = tableOf(
    [
      ['姓名', '分数'],
      ['王五', '9'],
      ['李四', '85.5'],
      ['赵六', ''],
      ['张三', '100'],
    ],
    { firstRow: true },
  );
  const compare = (a: string, b: string) => a.localeCompare(b, 'zh');

  it('sort rows with numbers by size and empty cells last', () => {
    const words = (table: Table) => seen(table).filter((_, at) => at % 2 === 1);
    expect(words(sortRows(marks, 1, 'up', compare))).toEqual(['分数', '9', '85.5', '100', '']);
    expect(words(sortRows(marks, 1, 'down', compare))).toEqual(['分数', '100', '85.5', '9', '']);
    expect(seen(sortRows(marks, 0, 'up', compare)).filter((_, at) => at % 2 === 0)).toEqual([
      '姓名',
      '李四',
      '王五',
      '张三',
      '赵六',
    ]);
    const merged = mergeCells(marks, { row: 1, column: 0, rows: 2, columns: 1 });
    expect([canSort(merged), sortRows(merged, 1, 'up', compare)]).toEqual([false, merged]);
  });

  it('are added up in a totals row, which is created once', () => {
    const sum = withTotals(marks, allOf(marks), 'sum', '合计');
    expect(sum && seen(sum).slice(-2)).toEqual(['合计', '194.5']);
    const mean = sum && withTotals(sum, { row: 0, column: 1, rows: 1, columns: 1 }, 'mean', '平均');
    expect([mean?.rows.length, mean && seen(mean).slice(-2)]).toEqual([6, ['合计', '64.83']]);
    expect(
      withTotals(tableOf([['甲', '乙']]), { row: 0, column: 0, rows: 1, columns: 2 }, 'sum', ''),
    ).toBeUndefined();
  });

  it('are numbers if written in a common format, and undefined otherwise', () => {
    expect(['1,200', '-3.5', '85%', '¥30', '12元', '1,2', '3a', '', '.', '2026-01-02'].map(numberIn)).toEqual(
      [1200, -3.5, 0.85, 30, 12, undefined, undefined, undefined, undefined, undefined],
    );
  });

  it('are copied to a spreadsheet and back, with line breaks and quotes', () => {
    const odd = tableOf([
      ['a\tb', '他说"好"', ''],
      ['一\n二', '', '3'],
    ]);
    const text = tabbedWords(odd);
    expect(cellsOfTabbed(text)).toEqual([
      ['a\tb', '他说"好"', ''],
      ['一\n二', '', '3'],
    ]);
    expect(cellsOfTabbed('1\t2\r\n3\t"4\r\n')).toEqual([
      ['1', '2'],
      ['3', '"4'],
    ]);
  });
});

describe('pasted table cells', () => {
  it('keep their spans, and the table grows to contain them', () => {
    const carried = parseCarriedCells(
      JSON.stringify(copyCells(corner, { row: 1, column: 1, rows: 1, columns: 1 })),
      () => false,
    );
    if (!carried) throw new Error('it is ours');
    const { table, area } = pasteCells(nine, { row: 2, column: 2, rows: 1, columns: 1 }, carried);
    expect(area).toEqual({ row: 2, column: 2, rows: 2, columns: 2 });
    expect([table.rows.length, table.columns.length]).toEqual([4, 4]);
    expect(seen(table)).toContain('2B/2C/3B/3C 2×2');
    expect(
      seen(
        pasteCells(
          corner,
          { row: 2, column: 2, rows: 1, columns: 1 },
          copyCells(nine, {
            row: 0,
            column: 0,
            rows: 1,
            columns: 2,
          }),
        ).table,
      ),
    ).toEqual(['1A', '1B', '1C', '', '2A', '2B/2C/3B/3C', '', '', '3A', '', '1A', '1B']);
  });

  it('fill the whole selection if it is a single cell', () => {
    const one = copyCells(nine, { row: 0, column: 0, rows: 1, columns: 1 });
    expect(seen(pasteCells(nine, { row: 1, column: 1, rows: 2, columns: 2 }, one).table).slice(4)).toEqual([
      '1A',
      '1A',
      '3A',
      '1A',
      '1A',
    ]);
  });

  it('become a table of the same sizes if they are pasted on a page', () => {
    const table = tableOfCells(copyCells(corner, allOf(corner)), { width: 10, height: 10 });
    expect([table.columns.map(({ width }) => width), seen(table)]).toEqual([[100, 100, 100], seen(corner)]);
  });

  it('are rejected if they are invalid, and spans that are too large are cut', () => {
    expect(parseCarriedCells('{"columns":[],"rows":[],"cells":[]}', () => true)).toBeUndefined();
    expect(parseCarriedCells('nonsense', () => true)).toBeUndefined();
    const endless = {
      columns: [1],
      rows: [1],
      cells: [{ row: 5, column: 0, rows: 9, columns: 9, text: cell('x').text }],
    };
    const carried = parseCarriedCells(JSON.stringify(endless), () => true);
    expect(carried && seen(tableOfCells(carried, { width: 10, height: 10 }))).toEqual(['x']);
  });
});

describe('a picture in a table cell', () => {
  const asset = 'a'.repeat(64);
  const first = { row: 0, column: 0, rows: 1, columns: 1 };
  const pictures = (table: Table) =>
    gridOf(table).tiles.flatMap(({ key, cell }) => (cell?.fill?.type === 'picture' ? [key] : []));
  const shown = withPicture(nine, first, asset);

  it('is not copied to inserted cells, and is removed when the cell is cleared', () => {
    expect(pictures(shown)).toEqual(['1:A']);
    expect(pictures(insertLines(shown, 'rows', 1, 1, 0))).toEqual(['1:A']);
    expect(pictures(clearCells(shown, allOf(shown)))).toEqual([]);
    expect(
      pictures(mergeCells(withPicture(nine, { ...first, column: 1 }, asset), { ...first, columns: 2 })),
    ).toEqual(['1:A']);
  });

  it('is pasted only if the document has its file', () => {
    const copied = JSON.stringify(copyCells(shown, first));
    const [here, elsewhere] = [true, false].map((known) => {
      const carried = parseCarriedCells(copied, (hash) => known && hash === asset);
      return carried && pictures(pasteCells(nine, { ...first, row: 2 }, carried).table);
    });
    expect([here, elsewhere]).toEqual([['3:A'], []]);
  });

  it('fills its cell, is shown whole, or is distorted', () => {
    const fitOf = (table: Table) => gridOf(table).at(0, 0)?.cell?.pictureFit;
    const whole = withPictureFit(shown, allOf(shown), 'contain');
    expect([fitOf(shown), fitOf(whole), fitOf(withPictureFit(whole, first, undefined))]).toEqual([
      'cover',
      'contain',
      undefined,
    ]);
    expect(pictures(whole)).toEqual(['1:A']);
  });
});
