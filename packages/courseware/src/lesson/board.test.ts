import { describe, expect, it } from 'vitest';
import { BOARDS_MAX, type Board, boardsOf, keptBoard, nextBoard, shownBoard } from './index.ts';

describe('the boards of a lesson', () => {
  it('are numbered in order, and each new board has the format of the last board and a separate page', () => {
    const first = nextBoard([], 'a');
    const second = nextBoard([{ ...first, color: 'white', ground: 'mi' }], 'b');
    expect(second).toEqual({ key: 'board2', pageId: 'board-b', color: 'white', ground: 'mi' });
    expect(boardsOf({ board2: keptBoard(second), board1: keptBoard(first) })).toEqual([first, second]);
  });

  it('are read without invalid boards', () => {
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

  it('show the selected board, or the last board if that does not exist', () => {
    const one = nextBoard([], 'a');
    const two = nextBoard([one], 'b');
    expect(shownBoard([one, two], 'board1')).toBe(one);
    expect(shownBoard([one, two], 'board9')).toBe(two);
    expect(shownBoard([], 'board1')).toBeUndefined();
  });
});
