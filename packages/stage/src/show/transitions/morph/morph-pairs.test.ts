import { blankCourseware, type Element, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { morphPairs } from './morph-pairs.ts';

const page = (id: string) => ({ kind: 'page' as const, id, order: id });
const shape = (
  id: string,
  parentId: string,
  change: Partial<Extract<Element, { type: 'shape' }>> = {},
): Element => ({
  kind: 'element',
  type: 'shape',
  id,
  parentId,
  order: id,
  frame: { x: 0, y: 0, w: 10, h: 10 },
  ...change,
});
const says = (text: string) => ({ text: { paragraphs: [{ runs: [{ type: 'text' as const, text }] }] } });

function match(...elements: Element[]) {
  const records = [
    ...blankCourseware().records.filter(({ kind }) => kind === 'deck'),
    page('from'),
    page('to'),
    ...elements,
  ];
  const { pairs, leaving, coming } = morphPairs(new SnapshotReader({ records }), 'from', 'to');
  return {
    pairs: pairs.map(({ from, to }) => `${from.id} → ${to.id}`),
    leaving: leaving.map(({ id }) => id),
    coming: coming.map(({ id }) => id),
  };
}

describe('Morph matches', () => {
  it('elements with the same name beginning with !!, of any shape, and no other elements', () => {
    const ellipse = { geometry: { type: 'preset' as const, preset: 'ellipse' } };
    expect(
      match(
        shape('a', 'from', { name: '!!sun', ...says('same') }),
        shape('b', 'to', { name: '!!sun', ...ellipse }),
        shape('c', 'to', { name: '!!moon', ...says('same') }),
      ),
    ).toEqual({ pairs: ['a → b'], leaving: [], coming: ['c'] });
  });

  it('copies of a slide by the id that they keep, before names', () => {
    expect(
      match(
        shape('a', 'from', { name: 'Box', creationId: '{1}' }),
        shape('b', 'from', { name: 'Box', creationId: '{2}' }),
        shape('c', 'to', { name: 'Box', creationId: '{2}' }),
        shape('d', 'to', { name: 'Box', creationId: '{1}' }),
      ).pairs.toSorted(),
    ).toEqual(['a → d', 'b → c']);
  });

  it('shapes with the same text, the nearest of several, but no shapes with another outline', () => {
    expect(
      match(
        shape('far', 'from', { ...says('一'), frame: { x: 900, y: 0, w: 10, h: 10 } }),
        shape('near', 'from', { ...says('一'), frame: { x: 40, y: 0, w: 10, h: 10 } }),
        shape('round', 'from', { name: 'Shape', geometry: { type: 'preset', preset: 'ellipse' } }),
        shape('one', 'to', says('一')),
        shape('square', 'to', { name: 'Shape', geometry: { type: 'preset', preset: 'rect' } }),
      ),
    ).toEqual({ pairs: ['near → one'], leaving: ['far', 'round'], coming: ['square'] });
  });

  it('the elements in groups, one by one', () => {
    const group: Element = { ...shape('g', 'from'), type: 'group' } as Element;
    expect(match(group, shape('inside', 'g', says('x')), shape('free', 'to', says('x'))).pairs).toEqual([
      'inside → free',
    ]);
  });
});
