import { CoursewareStore, SnapshotReader, stateOfSnapshot } from '@lectern/courseware';
import { boardOf, putText } from '@lectern/courseware/board';
import { inkElementOf } from '@lectern/stage/ink';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { takenPages } from './read-board.ts';

const INK = inkElementOf(
  { id: 'written', tool: 'pen', color: 'FFFFFF', width: 6, points: [0, 0, 0.5, 1280, 720, 1] },
  { parentId: '', order: '' },
);

it('a board on pages of another shape is scaled to fit and centred', () => {
  const face = { color: 'black', ground: 'mi' } as const;
  const board = new SnapshotReader(
    boardOf([
      { face, ink: [INK] },
      { face, ink: [] },
    ]),
  );
  const [first, second] = takenPages(board, { w: 640, h: 480 });
  expect(first?.face).toEqual(face);
  expect(second?.strokes).toEqual([]);
  const [stroke] = first?.strokes ?? [];
  expect(stroke?.points).toEqual([0, 60, 0.5, 640, 420, 1]);
  expect(stroke?.width).toBe(3);
  expect(stroke?.id).not.toBe('written');
});

it('a board page counts the texts and pictures that are not copied, without its background', () => {
  const face = { color: 'green', ground: 'tian' } as const;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf([{ face, ink: [INK] }])));
  const store = new CoursewareStore(doc);
  const [page = ''] = store.pages();
  expect(takenPages(store, { w: 1280, h: 720 })[0]?.placed).toBe(0);
  const frame = { x: 100, y: 100, w: 300, h: 60, rotation: 0 };
  store.transact((edit) =>
    putText(edit, page, { id: 'said', frame, text: '勾股定理', color: 'FFFFFF', size: 36 }),
  );
  expect(takenPages(store, { w: 1280, h: 720 })[0]).toMatchObject({
    placed: 1,
    strokes: [{ color: 'FFFFFF' }],
  });
});
