import { newId } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import { lineOf, putText } from '@lectern/courseware/board';
import type { Area, BoardColor } from '@lectern/courseware/lesson';
import type { PlacedHand } from './placed-hand.ts';

/** Longest text on a board, the same limit as for typing. */
const LONGEST = 4_000;
/** Width of the text as a share of the visible part's width. */
const SHARE = 0.6;

export interface WordsGoal {
  readonly store: CoursewareStore;
  readonly hand: PlacedHand;
  readonly pageId: string;
  readonly seen: Area;
  readonly color: BoardColor;
}

/** Adds pasted text to the page in the middle of the visible part, and selects it. */
export function addWords(words: string, { store, hand, pageId, seen, color: board }: WordsGoal): void {
  const text = words.slice(0, LONGEST).replace(/\r\n?/g, '\n');
  const { size, color = board === 'white' ? '1D2421' : 'FFFFFF' } = hand.look;
  const w = (seen.maxX - seen.minX) * SHARE;
  // Estimate of the letters per line; a Chinese character is as wide as it is high.
  const inLine = Math.max(Math.floor((w * 3) / (size * 4)), 1);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(Math.ceil(line.length / inLine), 1), 0);
  const h = lines * lineOf(size);
  const id = newId();
  const frame = { x: (seen.minX + seen.maxX - w) / 2, y: (seen.minY + seen.maxY - h) / 2, w, h };
  store.transact((edit) => putText(edit, pageId, { id, frame, text, size, color }));
  hand.hold([id]);
}
