import type { InkElement } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { inkedPages } from './inked-pages.ts';

const ink = { kind: 'element', type: 'ink', frame: { x: 0, y: 0, w: 1, h: 1 }, points: [0, 0, 1, 1, 1, 1] };

it('inkedPages lists pages in the order of the courseware, then boards, then pages that were deleted', () => {
  const board = (id: string, number: number) =>
    ({ key: `board${number}`, pageId: `board-${id}`, color: 'green', ground: 'plain' }) as const;
  const written = ['gone', 'board-b', 'p3', 'board-a', 'p1'].map(
    (id) => [id, [{ ...ink, id: `ink of ${id}` } as InkElement]] as const,
  );
  const pages = inkedPages({ pages: new Map(written), boards: [board('a', 1), board('b', 2)] }, [
    'p1',
    'p2',
    'p3',
  ]);
  expect(pages.map(({ id, number, board }) => [id, number, board !== undefined])).toEqual([
    ['p1', 1, false],
    ['p3', 3, false],
    ['board-a', 1, true],
    ['board-b', 2, true],
    ['gone', 0, false],
  ]);
});
