import { contentOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { withCell, withLines } from './cards/matrix-fields.tsx';
import { areasOf, withAreas } from './hotspot-fields.tsx';
import { withEqualShares } from './open/written-fields.tsx';

const part = (id: string) => ({ id, content: contentOf(id) });

describe('areas of a picture', () => {
  const shape = { type: 'circle' as const, centre: { x: 0.5, y: 0.5 }, radius: 0.1 };
  const areas = [
    { id: 'a', shape, margin: 0.1 },
    { id: 'b', shape },
  ];
  const blank = { body: { areas: [], taps: 1 }, key: { areas: [], right: [] } };

  it('are hidden in the key, or shown in the body without margins', () => {
    const hidden = withAreas(blank, areas, ['a', 'gone'], false);
    expect(hidden).toEqual({ body: { areas: [], taps: 1 }, key: { areas, right: ['a'] } });
    const shown = withAreas(hidden, areasOf(hidden), hidden.key.right, true);
    expect(shown.body.areas).toEqual([
      { id: 'a', shape },
      { id: 'b', shape },
    ]);
    expect(shown.key).toEqual({ areas: [], right: ['a'] });
  });

  it('have as many taps as right ones at least', () => {
    expect(withAreas(blank, areas, ['a', 'b'], false).body.taps).toBe(2);
  });
});

describe('cells of a matrix', () => {
  const value = { body: { rows: ['r', 's'].map(part), columns: ['x', 'y'].map(part) }, key: { right: [] } };

  it('are right one at a time where one column can be picked, else several', () => {
    const one = withCell(withCell(value, 'r', 'x', true), 'r', 'y', true);
    expect(one.key.right).toEqual([{ row: 'r', columns: ['y'] }]);
    const several = { ...value, body: { ...value.body, several: true } };
    const both = withCell(withCell(several, 'r', 'x', true), 'r', 'y', true);
    expect(both.key.right).toEqual([{ row: 'r', columns: ['x', 'y'] }]);
    expect(withCell(both, 'r', 'x', false).key.right).toEqual([{ row: 'r', columns: ['y'] }]);
  });

  it('go with their rows and columns', () => {
    const marked = withCell(withCell(value, 'r', 'x', true), 's', 'y', true);
    expect(withLines(marked, { rows: [part('s')], columns: [part('x')] }).key.right).toEqual([
      { row: 's', columns: [] },
    ]);
  });
});

it('withEqualShares gives keywords equal parts that add up to all points', () => {
  const keywords = ['a', 'b', 'c'].map((id) => ({ id, words: [id], share: 0 }));
  expect(withEqualShares(keywords).map(({ share }) => share)).toEqual([0.34, 0.33, 0.33]);
  expect(withEqualShares([])).toEqual([]);
});
