import { newId } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import { lineOf, putText } from '@lectern/courseware/board';
import type { Area, BoardColor } from '@lectern/courseware/lesson';
import type { PlacedHand } from './placed-hand.ts';

/** As much as a text on a board may say that is typed there. */
const LONGEST = 4_000;
/** Of what is seen, in its middle. */
const SHARE = 0.6;

export interface WordsGoal {
  readonly store: CoursewareStore;
  readonly hand: PlacedHand;
  readonly pageId: string;
  readonly seen: Area;
  readonly color: BoardColor;
}

/** Lays words that were pasted on the page as a text, in the middle of what is seen, and takes it into the hand. */
export function addWords(words: string, { store, hand, pageId, seen, color: board }: WordsGoal): void {
  const text = words.slice(0, LONGEST).replace(/\r\n?/g, '\n');
  const { size, color = board === 'white' ? '1D2421' : 'FFFFFF' } = hand.look;
  const w = (seen.maxX - seen.minX) * SHARE;
  // About as many letters as fit; Chinese ones are as wide as they are high.
  const inLine = Math.max(Math.floor((w * 3) / (size * 4)), 1);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(Math.ceil(line.length / inLine), 1), 0);
  const h = lines * lineOf(size);
  const id = newId();
  const frame = { x: (seen.minX + seen.maxX - w) / 2, y: (seen.minY + seen.maxY - h) / 2, w, h };
  store.transact((edit) => putText(edit, pageId, { id, frame, text, size, color }));
  hand.hold([id]);
}
