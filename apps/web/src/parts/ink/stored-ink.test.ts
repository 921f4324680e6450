import { CoursewareStore } from '@lectern/courseware';
import type { Stroke } from '@lectern/stage/ink';
import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { StoredInk } from './stored-ink.ts';

let ink: StoredInk;
beforeEach(() => {
  ink = new StoredInk(new CoursewareStore(new Y.Doc()));
});

const strokeOf = (id: string): Stroke => ({
  ...{ id, tool: 'pen', color: 'D92D20', width: 4, points: [0, 0, 0.5, 10, 0, 0.5] },
});
const write = (to: StoredInk, added: readonly Stroke[], removed: readonly string[] = [], more = {}) =>
  to.write({ pageId: 'p', added, removed, ...more });
const idsOf = (of: StoredInk) => of.strokes('p').map(({ id }) => id);

it('the first ink of a page creates the page, and later ink follows', () => {
  const first = strokeOf('a');
  write(ink, [first]);
  write(ink, [strokeOf('b')]);
  expect([ink.pages(), idsOf(ink)]).toEqual([['p'], ['a', 'b']]);
  expect(ink.strokes('q')).toEqual([]);
});

it('drops ink on a missing page, when pages are not created', () => {
  const kept = new StoredInk(ink.store, false);
  write(kept, [strokeOf('a')]);
  expect([kept.pages(), ink.store.pages()]).toEqual([[], []]);
});

it('removing ink creates no page', () => {
  write(ink, [], ['a']);
  expect(ink.store.pages()).toEqual([]);
});

it('returns a written stroke as the same object until it changes, and in another store as an equal one', () => {
  write(ink, [strokeOf('a')]);
  const [drawn] = ink.strokes('p');
  expect(ink.strokes('p')[0]).toBe(drawn);
  expect(new StoredInk(ink.store).strokes('p')).toEqual([drawn]);
});

it('puts a stroke back at its former z-order', () => {
  write(ink, [strokeOf('a'), strokeOf('b')]);
  const gone = ink.stroke('a');
  write(ink, [], ['a']);
  expect([ink.stroke('a'), idsOf(ink)]).toEqual([undefined, ['b']]);
  write(ink, [strokeOf('c'), strokeOf('a')], [], { orders: new Map([['a', gone?.order ?? '']]) });
  expect(idsOf(ink)).toEqual(['a', 'b', 'c']);
});

it('a page whose ink was removed has no ink', () => {
  write(ink, [strokeOf('a')]);
  write(ink, [], ['a']);
  expect([ink.pages(), ink.store.pages()]).toEqual([[], ['p']]);
});

it('returns no record for an element that is not ink', () => {
  write(ink, [strokeOf('a')]);
  expect([ink.find('a')?.type, ink.find('p'), ink.find('z')]).toEqual(['ink', undefined, undefined]);
});

describe('prepare', () => {
  it('returns whether the whole page was read in time', () => {
    write(ink, [strokeOf('a'), strokeOf('b')]);
    const read = new StoredInk(ink.store);
    expect(read.prepare('p', () => false)).toBe(true);
    const interrupted = new StoredInk(ink.store);
    expect(interrupted.prepare('p', () => true)).toBe(false);
  });
});

it('reports the pages whose ink may have changed', () => {
  const heard: string[][] = [];
  const stop = ink.subscribe((pageIds) => heard.push([...pageIds]));
  write(ink, [strokeOf('a')]);
  stop();
  write(ink, [strokeOf('b')]);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain('p');
});
