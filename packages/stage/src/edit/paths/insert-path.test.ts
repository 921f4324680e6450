import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { insertPath } from './insert-path.ts';

const nodes = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => ({ at: { x, y } }));
const inserted = (...given: readonly (readonly [number, number])[]) => {
  const hand = new Hand([]);
  const id = insertPath(hand.session, { nodes: nodes(...given), closed: given.length > 2 });
  return { hand, id, element: id === undefined ? undefined : hand.store.find('element', id) };
};

describe('insertPath', () => {
  it('adds an open line without a fill and a text', () => {
    const { hand, id, element } = inserted([100, 50], [300, 150]);
    expect(element).toMatchObject({
      type: 'shape',
      frame: { x: 100, y: 50, w: 200, h: 100 },
      fill: { type: 'none' },
      line: {
        fill: { type: 'solid', color: { type: 'scheme', slot: 'tx1' } },
        width: 3,
        cap: 'round',
        join: 'round',
      },
    });
    expect(element).not.toHaveProperty('text');
    expect(hand.session.selection.get().ids).toEqual([id]);
  });

  it('adds a closed line as a filled shape that can have text', () => {
    const { element } = inserted([100, 50], [300, 50], [300, 150]);
    expect(element).toMatchObject({
      frame: { x: 100, y: 50, w: 200, h: 100 },
      fill: { type: 'solid', color: { type: 'scheme', slot: 'accent1' } },
      text: { paragraphs: [{ runs: [], endProps: { size: 24 } }], box: { anchor: 'ctr', wrap: true } },
    });
  });

  it('adds a level or an upright line', () => {
    expect(inserted([0, 5], [10, 5]).element?.frame).toMatchObject({ w: 10, h: 0 });
    expect(inserted([5, 0], [5, 10]).element?.frame).toMatchObject({ w: 0, h: 10 });
    expect(inserted([5, 0], [5, 1]).id).toBeDefined();
  });

  it('fills the outline only of a closed line', () => {
    const fillOf = (element: ReturnType<typeof inserted>['element']) =>
      element?.type === 'shape' && element.geometry?.type === 'custom'
        ? element.geometry.definition.paths[0]?.fill
        : 'no outline';
    expect(fillOf(inserted([100, 50], [300, 150]).element)).toBe('none');
    expect(fillOf(inserted([100, 50], [300, 50], [300, 150]).element)).not.toBe('none');
  });

  it('adds nothing for one point, or a line without an extent', () => {
    for (const given of [
      [[5, 5]],
      [
        [5, 5],
        [5.9, 5.9],
      ],
      [],
    ] as const) {
      const { hand, id } = inserted(...given);
      expect(id).toBeUndefined();
      expect(hand.store.children('page')).toEqual([]);
    }
  });

  it('adds nothing in an editor that may not edit', () => {
    const hand = new Hand([], { canEdit: false });
    expect(insertPath(hand.session, { nodes: nodes([0, 0], [50, 50]), closed: false })).toBeUndefined();
    expect(hand.session.selection.get().ids).toEqual([]);
  });
});
