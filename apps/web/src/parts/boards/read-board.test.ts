import { SnapshotReader } from '@lectern/courseware';
import { boardOf } from '@lectern/courseware/board';
import { inkElementOf } from '@lectern/stage/ink';
import { expect, it } from 'vitest';
import { takenPages } from './read-board.ts';

const INK = inkElementOf(
  { id: 'written', tool: 'pen', color: 'FFFFFF', width: 6, points: [0, 0, 0.5, 1280, 720, 1] },
  { parentId: '', order: '' },
);

it('a board comes to pages of another shape whole, as large as they are, in their middle', () => {
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
