import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { sampleRecords } from '../../test/sample.ts';
import { CoursewareStore } from '../document/store.ts';
import { moveAmong, ordersAt } from './place.ts';

let store: CoursewareStore;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of sampleRecords(1, 4)) edit.create(record);
  });
});

const children = () => store.children('p0');
const orderOf = (id: string) => store.find('element', id)?.order ?? '';
const withOrders = (orders: readonly string[]) =>
  run(store, (edit) => {
    for (const [at, order] of orders.entries()) edit.update(`p0e${at}`, { order });
  });
const at = (index: number, count: number) => run(store, (edit) => ordersAt(edit, children(), index, count));

describe('ordersAt', () => {
  it('returns keys between the neighbours, and leaves the siblings as they are', () => {
    const before = store.all('element').map(({ order }) => order);
    const [one = '', two = ''] = at(2, 2);
    expect(orderOf('p0e1') < one && one < two && two < orderOf('p0e2')).toBe(true);
    expect(store.all('element').map(({ order }) => order)).toEqual(before);
  });

  it('returns keys before the first sibling for an index below 0, and behind the last for an index above the end', () => {
    expect((at(-3, 1)[0] ?? '') < orderOf('p0e0')).toBe(true);
    expect((at(9, 1)[0] ?? '') > orderOf('p0e3')).toBe(true);
  });

  it('gives siblings with the key of the sibling before new keys behind the returned keys', () => {
    withOrders(['a0', 'a1', 'a1', 'a1']);
    const [last] = children().slice(-1);
    const [one = '', two = ''] = at(2, 2);
    expect('a1' < one && one < two).toBe(true);
    const following = children().slice(2);
    expect(following.at(-1)).toBe(last);
    expect(following.map(orderOf).every((order) => order > two)).toBe(true);
    expect(new Set(following.map(orderOf)).size).toBe(2);
    expect(children().slice(0, 2).map(orderOf)).toEqual(['a0', 'a1']);
  });

  it('keeps the keys of siblings behind those with an equal key', () => {
    withOrders(['a0', 'a1', 'a1', 'a5']);
    const [order = ''] = at(2, 1);
    expect(orderOf('p0e3')).toBe('a5');
    const moved = children()[2] ?? '';
    expect(order < orderOf(moved) && orderOf(moved) < 'a5').toBe(true);
  });

  it('keeps the keys of equal siblings when the keys are before all of them', () => {
    withOrders(['a1', 'a1', 'a1', 'a1']);
    expect((at(0, 1)[0] ?? '') < 'a1').toBe(true);
    expect(children().map(orderOf)).toEqual(['a1', 'a1', 'a1', 'a1']);
  });
});

describe('moveAmong', () => {
  const move = (ids: readonly string[], index: number) =>
    run(store, (edit) => moveAmong(edit, children(), ids, index));

  it('moves siblings in the given order before the sibling at an index that counts the moved siblings', () => {
    move(['p0e3', 'p0e0'], 2);
    expect(children()).toEqual(['p0e1', 'p0e3', 'p0e0', 'p0e2']);
  });

  it('moves to the beginning for an index below 0, and to the end for an index behind the last', () => {
    move(['p0e2'], -1);
    expect(children()).toEqual(['p0e2', 'p0e0', 'p0e1', 'p0e3']);
    move(['p0e2'], 9);
    expect(children()).toEqual(['p0e0', 'p0e1', 'p0e3', 'p0e2']);
  });

  it('writes nothing when the order stays the same', () => {
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    move(['p0e1', 'p0e2'], 1);
    move(['p0e1', 'p0e2'], 3);
    expect(changes).toBe(0);
    move(['p0e2', 'p0e1'], 1);
    expect(changes).toBe(1);
    expect(children()).toEqual(['p0e0', 'p0e2', 'p0e1', 'p0e3']);
  });
});
