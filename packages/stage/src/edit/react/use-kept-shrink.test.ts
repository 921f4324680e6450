import { type CoursewareChange, type ShapeElement, setFrame } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { resizedTexts } from './use-kept-shrink.ts';

const frame = { x: 0, y: 0, w: 200, h: 100 };

function text(id: string, type: 'shrink' | 'none'): ShapeElement {
  return {
    ...shapeRecord(id, frame),
    text: { box: { autofit: { type } }, paragraphs: [{ runs: [{ type: 'text', text: '雨' }] }] },
  };
}

it('resizedTexts returns texts that shrink to fit and whose boxes this user resized, also by undo', () => {
  const { store, session } = new Hand([
    text('shrinks', 'shrink'),
    text('stays', 'none'),
    shapeRecord('none', frame),
  ]);
  const found: string[][] = [];
  store.subscribe((change: CoursewareChange) => found.push(resizedTexts(session, change)));
  const ids = ['shrinks', 'stays', 'none'];
  for (const id of ids) store.find('element', id);
  session.edit((edit) => {
    for (const id of ids) setFrame(edit, id, { ...frame, h: 50 });
  });
  session.undo();
  session.edit((edit) => setFrame(edit, 'shrinks', { ...frame, x: 30 }));
  expect(found).toEqual([['shrinks'], ['shrinks'], []]);
});
