import { describe, expect, it } from 'vitest';
import { BOARDS_MAX, type Board, boardsOf, grounds, keptBoard, nextBoard, shownBoard } from './board.ts';
import { groundLines } from './ground-lines.ts';

describe('the boards of a lesson', () => {
  it('come one after the other, each like the one before and written on by itself', () => {
    const first = nextBoard([], 'a');
    const second = nextBoard([{ ...first, color: 'white', ground: 'mi' }], 'b');
    expect(second).toEqual({ key: 'board2', pageId: 'board-b', color: 'white', ground: 'mi' });
    expect(boardsOf({ board2: keptBoard(second), board1: keptBoard(first) })).toEqual([first, second]);
  });

  it('are read without what is none', () => {
    const board: Board = nextBoard([], 'a');
    const read = boardsOf({
      board1: { ...keptBoard(board), color: 'pink', ground: 7 },
      board2: { ...keptBoard(board), pageId: 'page1' },
      board3: null,
      boardX: keptBoard(board),
      chosen: 'board1',
    });
    expect(read).toEqual([board]);
    const many = Array.from({ length: 90 }, (_, i) => [`board${i}`, keptBoard(board)] as const);
    expect(boardsOf(Object.fromEntries(many))).toHaveLength(BOARDS_MAX);
  });

  it('show the one that was chosen, and the last when that is gone', () => {
    const one = nextBoard([], 'a');
    const two = nextBoard([one], 'b');
    expect(shownBoard([one, two], 'board1')).toBe(one);
    expect(shownBoard([one, two], 'board9')).toBe(two);
    expect(shownBoard([], 'board1')).toBeUndefined();
  });
});

describe('the ground of a board', () => {
  it.each(grounds)('%s lies on pages of every shape, wholly within them', (ground) => {
    for (const size of [
      { w: 1280, h: 720 },
      { w: 960, h: 720 },
      { w: 400, h: 1200 },
    ]) {
      const all = groundLines(ground, size)
        .map(({ d }) => d)
        .join('');
      expect(all === '').toBe(ground === 'plain');
      expect(all).not.toContain('NaN');
      for (const [, x, y, way, length] of all.matchAll(/M(\S+?) (\S+?)([hv])([\d.]+)/g)) {
        const end = {
          x: Number(x) + (way === 'h' ? Number(length) : 0),
          y: Number(y) + (way === 'v' ? Number(length) : 0),
        };
        expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
        expect(end.x).toBeLessThanOrEqual(size.w);
        expect(end.y).toBeLessThanOrEqual(size.h);
      }
    }
  });
});
