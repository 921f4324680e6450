import type { Element, Frame, LineElement } from '@lectern/courseware';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

const elements = (frame = { x: 200, y: 150, w: 200, h: 200 }): readonly Element[] => [
  shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 }),
  shapeRecord('two', { x: 400, y: 300, w: 100, h: 100 }, 'page', 'a1'),
  {
    kind: 'element',
    type: 'line',
    id: 'line',
    parentId: 'page',
    order: 'a2',
    frame,
    geometry: { type: 'preset', preset: 'straightConnector1' },
    start: { elementId: 'one', site: 3 },
    end: { elementId: 'two', site: 1 },
  },
];

const frameOf = (hand: Hand) => (hand.store.find('element', 'line') as LineElement).frame;

/** Two users of one courseware, whose changes are synchronised only when `meet` is called. */
function twoHands(line?: Frame): { readonly hands: readonly [Hand, Hand]; readonly meet: () => void } {
  const first = new Hand(elements(line));
  const second = new Hand([]);
  const meet = () => {
    // Changes that the synchronisation causes are exchanged, too.
    for (let round = 0; round < 3; round += 1) {
      Y.applyUpdate(second.store.doc, Y.encodeStateAsUpdate(first.store.doc));
      Y.applyUpdate(first.store.doc, Y.encodeStateAsUpdate(second.store.doc));
    }
  };
  meet();
  for (const hand of [first, second]) frameOf(hand);
  return { hands: [first, second], meet };
}

function drag(hand: Hand, x: number, y: number, toX: number, toY: number): void {
  hand.click(x, y);
  hand.down(x, y);
  hand.move(toX, toY);
  hand.up(toX, toY);
}

test('a line ends at both its shapes when two teachers each move one of them at the same time', () => {
  // The frame that wins depends on the clients' ids, which differ from run to run.
  for (let run = 0; run < 6; run += 1) {
    const { hands, meet } = twoHands();
    const [first, second] = hands;
    drag(first, 150, 150, 150, 50);
    drag(second, 450, 350, 550, 350);
    meet();
    for (const hand of hands) {
      expect([hand.frame('one'), hand.frame('two')]).toMatchObject([{ y: 0 }, { x: 500 }]);
      expect(frameOf(hand)).toMatchObject({ x: 200, y: 50, w: 300, h: 300 });
    }
    // The line also ends at both shapes when one of the teachers undoes the move.
    first.session.undo();
    meet();
    for (const hand of hands) expect(frameOf(hand)).toMatchObject({ x: 200, y: 150, w: 300, h: 200 });
  }
});

test('a line that was not attached to its shape stays in place when another user moves another shape', () => {
  const askew = { x: 230, y: 170, w: 170, h: 180 };
  const { hands, meet } = twoHands(askew);
  const [, second] = hands;
  second.store.transact((edit) => edit.update('one', { frame: { x: 100, y: 0, w: 100, h: 100 } }));
  meet();
  for (const hand of hands) expect(frameOf(hand)).toMatchObject(askew);
});
