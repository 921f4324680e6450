import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CoursewareRecord, RecordKind } from '../../records/record.ts';
import { compareOrder } from '../compare-order.ts';
import { RecordIndex } from './record-index.ts';
import { SortedIds } from './sorted-ids.ts';

/** Ids of valid records. */
let valid: Set<string>;
let index: RecordIndex;
let kinds: Map<string, RecordKind>;

function set(kind: RecordKind, id: string, parentId: string | undefined, order: string, names?: boolean) {
  valid.add(id);
  kinds.set(id, kind);
  return index.set(id, { kind, parentId, order, ...(names !== undefined && { names }) });
}

beforeEach(() => {
  valid = new Set();
  kinds = new Map();
  index = new RecordIndex((id) =>
    valid.has(id) ? ({ id, kind: kinds.get(id) } as CoursewareRecord) : undefined,
  );
  set('page', 'p', 'deck', 'a1');
  set('element', 'b', 'p', 'a1');
  set('element', 'a', 'p', 'a0');
});

const ids = (kind: RecordKind) => index.all(kind).map(({ id }) => id);

describe('children', () => {
  it('are in order, and the same array until they change', () => {
    const before = index.children('p');
    expect(before).toEqual(['a', 'b']);
    expect(index.children('p')).toBe(before);
    set('element', 'c', 'p', 'a0V');
    expect(index.children('p')).toEqual(['a', 'c', 'b']);
    expect(index.children('none')).toEqual([]);
  });

  it('follow an element to another parent and to another order, and `set` returns the parents', () => {
    index.children('p');
    expect(set('element', 'a', 'b', 'a0')).toEqual(['p', 'b']);
    expect(set('element', 'a', 'b', 'a0')).toEqual([]);
    expect([index.children('p'), index.children('b')]).toEqual([['b'], ['a']]);
    expect(set('element', 'a', 'p', 'a5')).toEqual(['b', 'p']);
    expect(index.children('p')).toEqual(['b', 'a']);
    expect(index.set('a', undefined)).toEqual(['p']);
    expect(index.children('p')).toEqual(['b']);
    expect(index.entry('a')).toBeUndefined();
  });

  it('leave out invalid records until `recheck`, which returns the parent of a changed list', () => {
    valid.delete('b');
    expect(index.recheck('b')).toBeUndefined();
    expect(index.children('p')).toEqual(['a']);
    expect([...index.under('p')].sort()).toEqual(['a', 'b']);
    valid.add('b');
    expect(index.recheck('b')).toBe('p');
    expect(index.recheck('b')).toBeUndefined();
    expect(index.children('p')).toEqual(['a', 'b']);
    valid.delete('a');
    expect(index.recheck('a')).toBe('p');
    expect(index.children('p')).toEqual(['b']);
    expect(index.recheck('none')).toBeUndefined();
  });

  it('leave out a record that was removed before they were first read', () => {
    index.set('a', undefined);
    expect(index.children('p')).toEqual(['b']);
    set('element', 'b', 'q', 'a0');
    expect([...index.under('p')]).toEqual([]);
  });

  it('leave out a record that is invalid when it is added', () => {
    index.children('p');
    kinds.set('x', 'element');
    index.set('x', { kind: 'element', parentId: 'p', order: 'a7' });
    expect(index.children('p')).toEqual(['a', 'b']);
    expect([...index.under('none')]).toEqual([]);
  });
});

describe('pages', () => {
  it('are the pages among the children of the deck, without sections', () => {
    set('section', 's', 'deck', 'a0');
    const before = index.pages();
    expect(before).toEqual(['p']);
    set('element', 'c', 'p', 'a3');
    expect(index.pages()).toBe(before);
    set('page', 'q', 'deck', 'a0');
    expect(index.pages()).toEqual(['q', 'p']);
    valid.delete('q');
    index.recheck('q');
    expect(index.pages()).toEqual(['p']);
    expect(ids('page')).toEqual(['p']);
  });
});

describe('all', () => {
  it('returns the records of a kind by order, and the same array until one of them changes', () => {
    set('theme', 't2', undefined, '');
    set('theme', 't1', undefined, '');
    set('master', 'm', undefined, 'a0');
    expect(ids('theme')).toEqual(['t1', 't2']);
    const before = index.all('theme');
    set('master', 'm', undefined, 'a1');
    expect(index.all('theme')).toBe(before);
    set('theme', 't1', undefined, '');
    expect(index.all('theme')).not.toBe(before);
    index.set('t2', undefined);
    expect(ids('theme')).toEqual(['t1']);
  });

  it('returns only elements whose chain of parents ends at an existing record', () => {
    set('element', 'child', 'b', 'a0');
    set('element', 'orphan', 'none', 'a0');
    set('element', 'one', 'two', 'a0');
    set('element', 'two', 'one', 'a0');
    expect(ids('element').sort()).toEqual(['a', 'b', 'child']);
    set('page', 'none', 'deck', 'a9');
    expect(ids('element').sort()).toEqual(['a', 'b', 'child', 'orphan']);
    index.set('p', undefined);
    expect(ids('element')).toEqual(['orphan']);
  });

  it('leaves out invalid records', () => {
    valid.delete('a');
    expect(ids('element')).toEqual(['b']);
  });
});

it('naming returns the elements of a page that may reference others', () => {
  set('page', 'q', 'deck', 'a2');
  set('element', 'line', 'p', 'a5', true);
  set('element', 'inner', 'a', 'a5', true);
  set('element', 'far', 'q', 'a5', true);
  expect(index.naming('p')).toEqual(['line', 'inner']);
  set('element', 'line', 'p', 'a5', false);
  index.set('inner', undefined);
  expect(index.naming('p')).toEqual([]);
  expect(index.naming('q')).toEqual(['far']);
});

const one = fc.record({ id: fc.constantFrom(...'abcdefgh'), order: fc.constantFrom('a0', 'a1', 'a2', 'a3') });

describe('ids of siblings in order', () => {
  it('equal a newly sorted list after any additions, moves and removals', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(one, fc.boolean()), { maxLength: 60 }), (steps) => {
        const there = new Map<string, string>();
        const list = new SortedIds([], (id) => there.get(id) ?? '');
        for (const [{ id, order }, comes] of steps) {
          const old = there.get(id);
          there.delete(id);
          if (old !== undefined) list.take({ id, order: old });
          if (comes) {
            there.set(id, order);
            list.put({ id, order });
          }
          const sorted = [...there].map(([each, at]) => ({ id: each, order: at })).sort(compareOrder);
          expect(list.ids).toEqual(sorted.map((each) => each.id));
        }
      }),
    );
  });

  it('stay the same array until a sibling is added or removed, and a returned array never changes', () => {
    const orders = new Map([
      ['a', 'a0'],
      ['c', 'a2'],
    ]);
    const list = new SortedIds(['c', 'a'], (id) => orders.get(id) ?? '');
    const given = list.ids;
    list.put({ id: 'a', order: 'a0' });
    list.take({ id: 'x', order: 'a1' });
    expect(list.ids).toBe(given);
    list.put({ id: 'b', order: 'a1' });
    expect(list.ids).toEqual(['a', 'b', 'c']);
    expect(given).toEqual(['a', 'c']);
  });
});
