import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import {
  boundsOfSelection,
  chosenByMarquee,
  enterGroup,
  isInside,
  meantBy,
  neighbour,
  surviving,
  toggled,
} from './selection.ts';

const group = (id: string, parentId: string, order: string): Element =>
  ({ ...shapeRecord(id, { x: 100, y: 100, w: 300, h: 100 }, parentId, order), type: 'group' }) as Element;
const box = { x: 0, y: 0, w: 50, h: 50 };
/** A page with `a`, `outer` (with `b` and `inner`, which has `c`), and `z`. */
const reader = new Hand([
  shapeRecord('a', { x: 10, y: 20, w: 30, h: 40 }, 'page', 'a0'),
  group('outer', 'page', 'a1'),
  shapeRecord('b', box, 'outer', 'a0'),
  group('inner', 'outer', 'a1'),
  shapeRecord('c', box, 'inner', 'a0'),
  shapeRecord('z', { x: 500, y: 20, w: 30, h: 40 }, 'page', 'a2'),
]).store;
const find = (id: string) => reader.find('element', id) as Element;

describe('meantBy', () => {
  it('returns the outermost group, or the element in the group that was entered', () => {
    expect(meantBy(reader, find('a'), undefined).id).toBe('a');
    expect(meantBy(reader, find('c'), undefined).id).toBe('outer');
    expect(meantBy(reader, find('c'), 'outer').id).toBe('inner');
    expect(meantBy(reader, find('c'), 'inner').id).toBe('c');
    expect(meantBy(reader, find('a'), 'inner').id).toBe('a');
  });
});

describe('enterGroup', () => {
  it('returns the element below the group, one level deeper', () => {
    expect(enterGroup(reader, find('outer'), find('c'))).toEqual({ ids: ['inner'], within: 'outer' });
    expect(enterGroup(reader, find('inner'), find('c'))).toEqual({ ids: ['c'], within: 'inner' });
  });

  it('returns the group when the element is not in it', () => {
    expect(enterGroup(reader, find('inner'), find('a'))).toEqual({ ids: ['inner'] });
  });
});

describe('isInside', () => {
  it('returns true at any depth of the group', () => {
    expect(['b', 'c', 'inner'].map((id) => isInside(reader, id, 'outer'))).toEqual([true, true, true]);
    expect(['a', 'outer', 'missing'].map((id) => isInside(reader, id, 'outer'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(isInside(reader, 'b', 'inner')).toBe(false);
  });
});

describe('toggled', () => {
  it('adds an element at the end, or removes it, and keeps the group', () => {
    expect(toggled({ ids: ['a'], within: 'g' }, 'b')).toEqual({ ids: ['a', 'b'], within: 'g' });
    expect(toggled({ ids: ['a', 'b', 'c'] }, 'b')).toEqual({ ids: ['a', 'c'] });
  });
});

describe('chosenByMarquee', () => {
  it('returns the elements that it wholly contains, edges included', () => {
    expect(chosenByMarquee(reader, 'page', { x: 10, y: 20, w: 30, h: 40 }, undefined)).toEqual(['a']);
    expect(chosenByMarquee(reader, 'page', { x: 11, y: 20, w: 900, h: 400 }, undefined)).toEqual([
      'outer',
      'z',
    ]);
  });

  it('returns elements of the group that was entered, and no hidden or locked ones', () => {
    expect(chosenByMarquee(reader, 'page', { x: 0, y: 0, w: 999, h: 999 }, 'outer')).toEqual(['b', 'inner']);
    const { store } = new Hand([
      { ...shapeRecord('hidden', box), hidden: true },
      { ...shapeRecord('locked', box), locked: true },
      shapeRecord('free', box),
    ]);
    expect(chosenByMarquee(store, 'page', { x: 0, y: 0, w: 99, h: 99 }, undefined)).toEqual(['free']);
  });
});

describe('surviving', () => {
  it('returns the same selection when all its elements exist', () => {
    const selection = { ids: ['b'], within: 'outer' };
    expect(surviving(reader, selection)).toBe(selection);
    const plain = { ids: ['a', 'z'] };
    expect(surviving(reader, plain)).toBe(plain);
  });

  it('leaves out elements and a group that no longer exist', () => {
    expect(surviving(reader, { ids: ['a', 'x', 'z'] })).toEqual({ ids: ['a', 'z'] });
    expect(surviving(reader, { ids: ['a'], within: 'x' })).toEqual({ ids: ['a'] });
    expect(surviving(reader, { ids: ['x'], within: 'outer' })).toEqual({ ids: [], within: 'outer' });
  });
});

describe('neighbour', () => {
  const step = (ids: readonly string[], by: 1 | -1, within?: string) =>
    neighbour(reader, 'page', { ids, ...(within === undefined ? {} : { within }) }, by)?.ids;

  it('returns the element after or before the last selected one', () => {
    expect(step(['a'], 1)).toEqual(['outer']);
    expect(step(['z', 'outer'], 1)).toEqual(['z']);
    expect(step(['z'], -1)).toEqual(['outer']);
    expect(step(['b'], 1, 'outer')).toEqual(['inner']);
    expect(neighbour(reader, 'page', { ids: ['b'], within: 'outer' }, 1)?.within).toBe('outer');
  });

  it('returns the first or the last without a selection, and undefined at both ends', () => {
    expect([step([], 1), step([], -1)]).toEqual([['a'], ['z']]);
    expect([step(['z'], 1), step(['a'], -1)]).toEqual([undefined, undefined]);
  });

  it('passes over hidden elements', () => {
    const { store } = new Hand([
      shapeRecord('one', box, 'page', 'a0'),
      { ...shapeRecord('two', box, 'page', 'a1'), hidden: true },
      shapeRecord('three', box, 'page', 'a2'),
    ]);
    expect(neighbour(store, 'page', { ids: ['one'] }, 1)?.ids).toEqual(['three']);
  });
});

describe('boundsOfSelection', () => {
  it('returns the box around the elements on the page, and undefined without any', () => {
    expect(boundsOfSelection(reader, ['a', 'z'])).toEqual({ x: 10, y: 20, w: 520, h: 40 });
    expect(boundsOfSelection(reader, ['c'])).toEqual({ x: 200, y: 200, w: 50, h: 50 });
    expect(boundsOfSelection(reader, ['a', 'missing'])).toEqual({ x: 10, y: 20, w: 30, h: 40 });
    expect(boundsOfSelection(reader, ['missing'])).toBeUndefined();
  });
});
