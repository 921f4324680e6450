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

describe('nextBoard', () => {
  it('takes the format of the last board and a number above all others', () => {
    const first = nextBoard([], 'a');
    expect(first).toEqual({ key: 'board1', pageId: 'board-a', color: 'green', ground: 'plain' });
    const boards: Board[] = [
      { ...first, key: 'board7', color: 'black', ground: 'tian' },
      { ...first, key: 'board3', color: 'white', ground: 'mi' },
    ];
    expect(nextBoard(boards, 'b')).toEqual({
      key: 'board8',
      pageId: 'board-b',
      color: 'white',
      ground: 'mi',
    });
  });
});

describe('boardsOf', () => {
  it('sorts by number, and skips page ids and keys of another form', () => {
    const value = (pageId: unknown) => ({ pageId, color: 'black', ground: 'four' });
    const read = boardsOf({
      board10: value('board-ten'),
      board9: value('board-nine'),
      board1234567: value('board-x'),
      xboard1: value('board-x'),
      board4: value('xboard-x'),
      board5: value('board-'),
      board6: value(`board-${'x'.repeat(61)}`),
      board7: value(7),
    });
    expect(read.map(({ key, pageId, ground }) => [key, pageId, ground])).toEqual([
      ['board9', 'board-nine', 'four'],
      ['board10', 'board-ten', 'four'],
    ]);
  });
});
