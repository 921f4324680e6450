import { describe, expect, it } from 'vitest';
import { shape } from '../../test/sample.ts';
import type { LineElement } from '../records/elements/line.ts';
import { assetsIn, followedReferences, namesOthers } from './element-references.ts';

const HASH = 'a1'.repeat(32);
const OTHER = 'b2'.repeat(32);

describe('assetsIn', () => {
  it('finds hashes in nested objects and arrays, each once', () => {
    const fill = { type: 'picture', asset: HASH, mode: { type: 'stretch' } } as const;
    const records = [
      shape('a', 'p', 'a0', { fill }),
      shape('b', 'p', 'a1', { fill, effects: { list: [{ nested: OTHER }] } as never }),
    ];
    expect([...assetsIn(records)]).toEqual([HASH, OTHER]);
  });

  it('does not take other strings, and does not read arrays of numbers', () => {
    const values = [HASH.toUpperCase(), HASH.slice(1), `${HASH}0`, 'g'.repeat(64)];
    expect(assetsIn(values.map((name) => shape('a', 'p', 'a0', { name }))).size).toBe(0);
    expect(assetsIn([shape('a', 'p', 'a0', { points: [1, HASH] } as never)]).size).toBe(0);
    expect(assetsIn([shape('a', 'p', 'a0', { points: [[1], HASH], none: null } as never)]).size).toBe(1);
  });
});

function line(more: Partial<LineElement> = {}): LineElement {
  return {
    kind: 'element',
    type: 'line',
    id: 'line',
    parentId: 'page',
    order: 'a0',
    frame: { x: 0, y: 0, w: 1, h: 1 },
    geometry: { type: 'preset', preset: 'line' },
    ...more,
  };
}

describe('followedReferences', () => {
  const follow = (id: string) => (id === 'gone' ? undefined : id === 'old' ? 'new' : id);

  it('gives each end of a line the new id, and disconnects it from a removed element', () => {
    const ends = { start: { elementId: 'old', site: 3 }, end: { elementId: 'gone', site: 1 } };
    expect(followedReferences(line(ends), follow)).toEqual({
      start: { elementId: 'new', site: 3 },
      end: undefined,
    });
  });

  it('returns nothing for a line without connections or with unchanged ids', () => {
    expect(followedReferences(line(), follow)).toEqual({});
    expect(Object.keys(followedReferences(line({ end: { elementId: 'same', site: 1 } }), follow))).toEqual(
      [],
    );
  });

  it('follows the basket of any element, beside its other references', () => {
    expect(followedReferences(shape('a', 'p', 'a0', { basketId: 'old' }), follow)).toEqual({
      basketId: 'new',
    });
    expect(Object.keys(followedReferences(shape('a', 'p', 'a0', { basketId: 'gone' }), follow))).toEqual([
      'basketId',
    ]);
    expect(followedReferences(shape('a', 'p', 'a0', { basketId: 'same' }), follow)).toEqual({});
    expect(
      followedReferences(line({ basketId: 'old', start: { elementId: 'old', site: 0 } }), follow),
    ).toEqual({ basketId: 'new', start: { elementId: 'new', site: 0 } });
  });
});

it('namesOthers returns true for lines and for elements with a basket', () => {
  expect(namesOthers('line', undefined)).toBe(true);
  expect(namesOthers('shape', undefined)).toBe(false);
  expect(namesOthers('shape', 'basket')).toBe(true);
  expect(namesOthers('other', undefined)).toBe(false);
  expect(namesOthers(undefined, undefined)).toBe(false);
});
