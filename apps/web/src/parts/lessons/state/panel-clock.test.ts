import { LessonDocument } from '@lectern/courseware/lesson';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { keepPanelClock, panelTime } from './panel-clock.ts';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

it("panelTime returns the time of the teaching panel's clock, also when that clock or the local clock is wrong", () => {
  const document = new LessonDocument(new Y.Doc());
  // The panel is five minutes behind the server, this device one minute ahead of it.
  keepPanelClock(document, 5 * MINUTE);
  const [panel, here] = [NOW - 5 * MINUTE, NOW + MINUTE];
  expect(panelTime(document, -MINUTE, here)).toBe(panel);
});

it('panelTime treats clocks as equal when they differ by no more than a network delay', () => {
  const document = new LessonDocument(new Y.Doc());
  keepPanelClock(document, 900);
  expect(panelTime(document, -900, NOW)).toBe(NOW);
});

it('keepPanelClock writes the difference once, and again when it changes', () => {
  const doc = new Y.Doc();
  const document = new LessonDocument(doc);
  let changes = 0;
  doc.on('update', () => {
    changes += 1;
  });
  for (const behind of [10, 5 * MINUTE, 5 * MINUTE + 300, 0]) keepPanelClock(document, behind);
  expect(changes).toBe(2);
  expect(panelTime(document, 0, NOW)).toBe(NOW);
});
