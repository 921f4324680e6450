import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { shape } from '../../test/sample.ts';
import { CoursewareStore } from '../document/store.ts';
import type { InkElement } from '../records/elements/ink.ts';
import { LessonDocument } from './lesson-document.ts';
import { lessonInkOf } from './lesson-ink.ts';

const ink = (id: string, parentId: string, order: string): InkElement => ({
  kind: 'element',
  type: 'ink',
  id,
  parentId,
  order,
  frame: { x: 0, y: 0, w: 1, h: 1 },
  tool: 'pen',
  color: 'FFFFFF',
  width: 5,
  points: [0, 0, 0.5],
});

it('lessonInkOf returns the strokes of each page with ink, oldest first, and the boards with ink', () => {
  const doc = new Y.Doc();
  const [document, store] = [new LessonDocument(doc), new CoursewareStore(doc)];
  store.transact((edit) => {
    for (const id of ['p', 'empty', 'board-1', 'board-2'])
      edit.create({ kind: 'page', id, order: `a${id.length}` });
    for (const element of [ink('late', 'p', 'a1'), ink('early', 'p', 'a0'), ink('on-board', 'board-2', 'a0')])
      edit.create(element);
    edit.create(shape('shape', 'empty', 'a0'));
    edit.create(shape('beside', 'p', 'a2'));
  });
  document.state('blackboard').change({
    board1: { pageId: 'board-1', color: 'black', ground: 'mi' },
    board2: { pageId: 'board-2', color: 'white', ground: 'plain' },
    shown: 'board1',
  });
  const { pages, boards } = lessonInkOf(document, store);
  expect([...pages].map(([id, strokes]) => [id, strokes.map((stroke) => stroke.id)])).toEqual([
    ['p', ['early', 'late']],
    ['board-2', ['on-board']],
  ]);
  expect(boards).toEqual([{ key: 'board2', pageId: 'board-2', color: 'white', ground: 'plain' }]);
});
