import { describe, expect, it } from 'vitest';
import { arrangementOf, arrangementOfSheet, isWhole, listsOf } from './arrangement.ts';
import type { ColumnRules } from './column-kinds.ts';
import { type FoundSheet, sheetOf } from './table-sheet.ts';

type Id = 'name' | 'number' | 'sex';
const rules: ColumnRules<Id> = {
  kinds: [
    { id: 'name', heads: [/^姓名$/, /^名字$/] },
    { id: 'number', heads: [/^学号$/, /^序号$/] },
    { id: 'sex', heads: [/^性别$/] },
  ],
  needs: ['name'],
  tells: ['name'],
  main: 'name',
  guess: (rows) => rows[0]?.map((_, at) => (at === 1 ? 'name' : undefined)) ?? [],
};
const sheet = (cells: FoundSheet['cells'], more: Partial<FoundSheet> = {}) =>
  sheetOf({ name: '', cells, ...more });
const read = (cells: FoundSheet['cells'], more: Partial<FoundSheet> = {}) =>
  arrangementOfSheet([sheet(cells, more)], 0, rules);

describe('arrangementOfSheet', () => {
  it('finds the row that names the most columns', () => {
    expect(read([['一年级学号表'], ['学号', '姓名', '性别'], ['1', '王芳', '女']])).toEqual({
      sheet: 0,
      head: 1,
      columns: ['number', 'name', 'sex'],
      withHidden: false,
    });
    expect(read([['学号', '性别'], ['姓名']]).head).toBe(1);
    expect(read([['姓名'], ['x'], ['y'], ['姓名']]).head).toBe(0);
  });

  it('looks at the first thirty rows', () => {
    const rows = (above: number) => [...Array.from({ length: above }, () => ['x']), ['姓名']];
    expect(read(rows(29)).head).toBe(29);
    expect(read(rows(30)).head).toBeUndefined();
  });

  it('prefers the lower of two rows over which a column name is merged', () => {
    const cells = [
      ['姓名', '基本'],
      [undefined, '学号'],
      ['王芳', '1'],
    ];
    expect(read(cells, { merged: [{ row: 0, column: 0, rows: 2 }] }).head).toBe(1);
    const same = [
      ['姓名', '学号'],
      ['名字', '序号'],
      ['王芳', '1'],
    ];
    expect(read(same).head).toBe(0);
  });

  it('does not read a word that fills most of its column as its name', () => {
    expect(read([['姓名'], ['姓名'], ['姓名'], ['x']]).head).toBeUndefined();
    expect(read([['姓名'], ['姓名']]).head).toBe(0);
    expect(read([['姓名'], ['姓名'], ['王芳'], ['李明']]).head).toBe(0);
  });

  it('takes the column with the best name, and none that is hidden', () => {
    expect(read([['名字', '姓名', '序号']]).columns).toEqual([undefined, 'name', 'number']);
    expect(read([['名字', '姓名', '序号']], { hiddenColumns: new Set([1]) }).columns).toEqual([
      'name',
      undefined,
      'number',
    ]);
  });

  it('takes a column as often as the main column', () => {
    expect(read([['姓名', '学号', '姓名', '学号', '学号']]).columns).toEqual([
      'name',
      'number',
      'name',
      'number',
      undefined,
    ]);
    expect(read([['学号', '学号', '性别']]).columns).toEqual(['number', undefined, 'sex']);
  });

  it('guesses the columns when no row names them, without hidden rows', () => {
    const guessed = read([['1', '王芳']]);
    expect([guessed.head, guessed.columns]).toEqual([undefined, [undefined, 'name']]);
    expect(read([['1', '王芳']], { hiddenRows: new Set([0]) }).columns).toEqual([]);
    const { guess: _, ...plain } = rules;
    expect(arrangementOfSheet([sheet([['1', '王芳']])], 0, plain).columns).toEqual([]);
  });

  it('reads the columns by the given row, or by none', () => {
    const sheets = [sheet([['姓名'], ['学号', '姓名']])];
    expect(arrangementOfSheet(sheets, 0, rules, 1)).toMatchObject({ head: 1, columns: ['number', 'name'] });
    expect(arrangementOfSheet(sheets, 0, rules, null).head).toBeUndefined();
    expect(arrangementOfSheet(sheets, 5, rules)).toMatchObject({ sheet: 5, head: undefined, columns: [] });
  });
});

describe('arrangementOf', () => {
  const found = (...sheets: ReturnType<typeof sheet>[]) => arrangementOf(sheets, rules).sheet;
  const empty = sheet([]);
  const other = sheet([['x'], ['y']]);
  const guessed = sheet([
    ['1', '红色'],
    ['2', '绿色'],
  ]);
  const names = sheet([
    ['1', '王芳'],
    ['2', '李明'],
  ]);
  const headed = sheet([['姓名'], ['王芳']]);
  const hidden = { ...headed, isHidden: true };

  it('prefers column names, then names, then hidden column names, then guessed columns, then content', () => {
    expect(found(guessed, names, hidden, headed)).toBe(3);
    expect(found(guessed, hidden, names)).toBe(2);
    expect(found(other, guessed, hidden)).toBe(2);
    expect(found(empty, other, guessed)).toBe(2);
    expect(found(empty, other)).toBe(1);
    expect(found(empty, { ...other, isHidden: true })).toBe(1);
  });

  it('returns no columns when all sheets are empty', () => {
    const nothing = { sheet: 0, head: undefined, columns: [], withHidden: false };
    expect(arrangementOf([empty, empty], rules)).toEqual(nothing);
    expect(arrangementOf([], rules)).toEqual(nothing);
  });
});

describe('isWhole', () => {
  it('returns true when all required columns are present', () => {
    const of = (...columns: (Id | undefined)[]) => ({ sheet: 0, head: 0, columns, withHidden: false });
    expect(isWhole(of('number', 'name'), rules)).toBe(true);
    expect(isWhole(of('number', undefined), rules)).toBe(false);
  });
});

describe('listsOf', () => {
  const lists = (...columns: (Id | undefined)[]) =>
    listsOf(columns, 'name').map((list) => Object.fromEntries(list));

  it('returns one list, whatever the order of its columns', () => {
    expect(lists('number', 'name', undefined, 'sex')).toEqual([{ name: 1, number: 0, sex: 3 }]);
    expect(lists('name', 'number')).toEqual([{ name: 0, number: 1 }]);
    expect(lists('number', 'sex')).toEqual([]);
  });

  it('shares columns that occur as often as the main column between the lists', () => {
    expect(lists('number', 'name', 'number', 'name')).toEqual([
      { name: 1, number: 0 },
      { name: 3, number: 2 },
    ]);
    expect(lists('name', 'name', 'number', 'number')).toEqual([
      { name: 0, number: 2 },
      { name: 1, number: 3 },
    ]);
  });

  it('gives any other column to the list in which it is', () => {
    expect(lists('name', 'number', 'name', 'sex')).toEqual([
      { name: 0, number: 1 },
      { name: 2, sex: 3 },
    ]);
    expect(lists('number', 'name', 'sex', 'name')).toEqual([
      { name: 1, number: 0 },
      { name: 3, sex: 2 },
    ]);
    expect(lists('number', 'name', 'name', 'sex')).toEqual([
      { name: 1, number: 0 },
      { name: 2, sex: 3 },
    ]);
  });
});
