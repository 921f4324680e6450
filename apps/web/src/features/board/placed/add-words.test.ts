import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { boardOf, lineOf, type Placed, placedOn, saidBy } from '@lectern/courseware/board';
import { beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { addWords } from './add-words.ts';
import { PlacedHand } from './placed-hand.ts';

const seen = { minX: 100, minY: 200, maxX: 1_100, maxY: 800 };
let store: CoursewareStore;
let page: string;
let hand: PlacedHand;
beforeEach(() => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf()));
  store = new CoursewareStore(doc);
  page = store.pages()[0] ?? '';
  hand = new PlacedHand(store);
  hand.show(page);
});

function added(words: string, color: 'white' | 'green' = 'green') {
  addWords(words, { store, hand, pageId: page, seen, color });
  const found = placedOn(store, page).at(-1) as Placed;
  return { frame: found.frame, said: saidBy(found), id: found.id };
}

it('adds text in the middle of the visible part, and selects it', () => {
  const { frame, id } = added('秋天');
  expect(frame).toMatchObject({ x: 300, w: 600, h: lineOf(hand.look.size) });
  expect(frame.y + frame.h / 2).toBe(500);
  expect(hand.taken.get().map((each) => each.id)).toEqual([id]);
});

it('estimates the height by the line breaks and the letters in a line', () => {
  const line = lineOf(hand.look.size);
  expect(added('一\r\n二\r三\n').frame.h).toBe(4 * line);
  const inLine = Math.floor((600 * 3) / (hand.look.size * 4));
  expect(added('字'.repeat(inLine)).frame.h).toBe(line);
  expect(added('字'.repeat(inLine + 1)).frame.h).toBe(2 * line);
});

it('cuts a long text', () => {
  expect(added('x'.repeat(4_001)).said?.text).toHaveLength(4_000);
});

it('uses the selected format, or a colour that can be read on the board', () => {
  expect([added('a').said?.color, added('a', 'white').said?.color]).toEqual(['FFFFFF', '1D2421']);
  hand.look = { size: hand.look.size, color: 'D92D20' };
  expect(added('a').said?.color).toBe('D92D20');
});
