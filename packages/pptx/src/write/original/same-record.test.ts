import { describe, expect, it } from 'vitest';
import { anyCounterpart, sameRecord, sameValue } from './same-record.ts';

const none = () => undefined;

describe('sameValue', () => {
  it.each([
    [1, 1, true],
    [1, 2, false],
    [1, '1', false],
    [undefined, undefined, true],
    [undefined, null, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{}, [], false],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: { b: [1] } }, { a: { b: [1] } }, true],
    [{ a: { b: [1] } }, { a: { b: [2] } }, false],
    [{ a: 1 }, 1, false],
    [{ id: 'x' }, { id: 'y' }, false],
  ])('of %j and %j is %s', (own, original, expected) => {
    expect(sameValue(own, original, none)).toBe(expected);
  });
});

describe('sameRecord', () => {
  it('ignores identity, position and further properties', () => {
    const own = { id: 'a', order: 'a0', parentId: 'p', origin: 1, name: 'x' };
    expect(sameRecord(own, { id: 'b', order: 'b0', parentId: 'q', name: 'x' }, none)).toBe(true);
    expect(sameRecord(own, { ...own, name: 'y' }, none)).toBe(false);
    expect(sameRecord(own, { id: 'z', name: 'y' }, none, new Set(['name']))).toBe(true);
    expect(sameRecord(own, { name: 'x', more: 1 }, none)).toBe(false);
    expect(sameRecord(own, { name: 'x', more: 1 }, none, new Set(['more']))).toBe(true);
  });

  it.each(['elementId', 'basketId', 'pageId', 'layoutId', 'masterId', 'themeId'])(
    'compares the reference %s by the matched record',
    (key) => {
      const counterpart = (id: string) => (id === 'mine' ? 'theirs' : undefined);
      expect(sameRecord({ [key]: 'mine' }, { [key]: 'theirs' }, counterpart)).toBe(true);
      expect(sameRecord({ [key]: 'mine' }, { [key]: 'mine' }, counterpart)).toBe(false);
      expect(sameRecord({ [key]: 'mine' }, { [key]: 'any' }, anyCounterpart)).toBe(true);
      expect(sameRecord({ [key]: 'mine' }, {}, anyCounterpart)).toBe(false);
    },
  );

  it('compares animations without their ids', () => {
    const same = (own: object[], theirs: object[]) =>
      sameRecord({ animations: own }, { animations: theirs }, none);
    expect(same([{ id: 'a', delay: 1 }], [{ id: 'b', delay: 1 }])).toBe(true);
    expect(same([{ id: 'a', delay: 1 }], [{ id: 'a', delay: 2 }])).toBe(false);
    expect(same([{ id: 'a' }], [])).toBe(false);
  });

  it('compares texts in their stored form, with neighbouring runs of one format joined', () => {
    const text = (...runs: object[]) => ({ text: { paragraphs: [{ runs }] } });
    const run = (words: string, props?: object) => ({ type: 'text', text: words, ...(props && { props }) });
    expect(sameRecord(text(run('ab')), text(run('a'), run('b')), none)).toBe(true);
    expect(sameRecord(text(run('ab')), text(run('a'), run('b', { bold: true })), none)).toBe(false);
    expect(sameRecord(text(run('ab')), text(run('ac')), none)).toBe(false);
  });

  it('compares tables by the position of rows and columns', () => {
    const table = (row: string, column: string, text: string, width = 10) => ({
      table: {
        columns: [{ id: column, width }],
        rows: [{ id: row, height: 5 }],
        cells: { [`${row}:${column}`]: { text } },
      },
    });
    expect(sameRecord(table('r', 'c', 'x'), table('s', 'd', 'x'), none)).toBe(true);
    expect(sameRecord(table('r', 'c', 'x'), table('s', 'd', 'y'), none)).toBe(false);
    expect(sameRecord(table('r', 'c', 'x'), table('s', 'd', 'x', 11), none)).toBe(false);
  });
});
