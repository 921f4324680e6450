import type { LineElement } from '@lectern/courseware';
import { describe, expect, test } from 'vitest';
import { shapeRecord } from '../testing.ts';
import { Hand } from '../testing-hand.ts';

const one = () => shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 });
const two = () => shapeRecord('two', { x: 400, y: 300, w: 100, h: 100 }, 'page', 'a1');

/** From the right of `one` to the left of `two`. */
function line(more: Partial<LineElement> = {}): LineElement {
  return {
    kind: 'element',
    type: 'line',
    id: 'line',
    parentId: 'page',
    order: 'a2',
    frame: { x: 200, y: 150, w: 200, h: 200 },
    geometry: { type: 'preset', preset: 'straightConnector1' },
    start: { elementId: 'one', site: 3 },
    end: { elementId: 'two', site: 1 },
    ...more,
  };
}

function lineOf(hand: Hand): LineElement {
  return hand.store.find('element', 'line') as LineElement;
}

function drawn(hand: Hand) {
  return hand.session.draft.find('element', 'line')?.frame;
}

describe('a connector', () => {
  test('follows a shape while it is dragged, lies there when it is let go, and goes back in the same step', () => {
    const hand = new Hand([one(), two(), line()]);
    hand.down(150, 150);
    hand.move(150, 120);
    hand.move(150, 50);
    expect(drawn(hand)).toMatchObject({ x: 200, y: 50, w: 200, h: 300 });
    expect(lineOf(hand).frame.y).toBe(150);
    hand.up(150, 50);
    expect(lineOf(hand).frame).toMatchObject({ x: 200, y: 50, w: 200, h: 300 });
    expect(hand.session.draft.find('element', 'line')).toBe(lineOf(hand));
    hand.session.undo();
    expect(lineOf(hand).frame).toMatchObject({ x: 200, y: 150, w: 200, h: 200 });
    expect(hand.frame('one')?.y).toBe(100);
  });

  test('follows a shape that is resized, turned or adjusted by a handle', () => {
    const hand = new Hand([one(), two(), line()]);
    hand.click(150, 150);
    hand.down(200, 150, { alt: false, control: true }, { type: 'handle', handle: 'e' });
    hand.move(260, 150, { alt: false, control: true });
    expect(drawn(hand)).toMatchObject({ x: 260, w: 140 });
    hand.up(260, 150, { alt: false, control: true });
    expect(lineOf(hand).frame).toMatchObject({ x: 260, y: 150, w: 140, h: 200 });
    hand.down(180, 60, {}, { type: 'rotate' });
    hand.move(300, 150);
    hand.up(300, 150);
    // A quarter turn: what was the right side is the bottom.
    expect(lineOf(hand).frame.x).toBeCloseTo(180);
    expect(lineOf(hand).frame.y).toBeCloseTo(230);
  });

  test('is glued where its end is pulled to a site, and let go of where it is pulled off', () => {
    const hand = new Hand([one(), two(), line({ end: undefined })]);
    const pull = (to: readonly [number, number], alt = false) => {
      const { frame } = lineOf(hand);
      hand.session.choose(['line']);
      hand.down(frame.x + frame.w, frame.y + frame.h, { alt }, { type: 'lineEnd', end: 'end' });
      hand.move(...to, { alt });
      const { sites } = hand.session.overlay.get();
      hand.up(...to, { alt });
      return sites;
    };
    const sites = pull([452, 296]);
    expect(sites).toHaveLength(4);
    expect(sites.filter(({ held }) => held)).toEqual([{ at: { x: 450, y: 300 }, held: true }]);
    expect(lineOf(hand)).toMatchObject({
      frame: { x: 200, y: 150, w: 250, h: 150 },
      start: { elementId: 'one', site: 3 },
      end: { elementId: 'two', site: 0 },
    });
    hand.session.undo();
    expect(lineOf(hand).end).toBeUndefined();
    hand.session.redo();
    pull([700, 500]);
    expect(lineOf(hand).end).toBeUndefined();
    expect(lineOf(hand).start).toEqual({ elementId: 'one', site: 3 });
    pull([450, 300], true);
    expect(lineOf(hand).end).toBeUndefined();
  });

  test('is glued at both ends when it is drawn from shape to shape, and a bent one leaves them as its sites look', () => {
    const hand = new Hand([one(), two()]);
    hand.session.startInsertion({ type: 'line', preset: 'bentConnector3', arrow: 'end' });
    hand.drag([152, 198], [448, 303], { alt: false });
    const [id = ''] = hand.chosen;
    expect(hand.store.find('element', id)).toMatchObject({
      start: { elementId: 'one', site: 2 },
      end: { elementId: 'two', site: 0 },
      geometry: { preset: 'bentConnector3' },
      frame: { rotation: 90, w: 100, h: 300 },
    });
    hand.session.edit((edit) => edit.remove('two'));
    expect(hand.store.find('element', id)).not.toHaveProperty('end.elementId');
  });
});
