/** Rulings of a board. */
export const grounds = ['plain', 'tian', 'mi', 'pinyin', 'four', 'staff', 'axes'] as const;
export type Ground = (typeof grounds)[number];
export const colors = ['green', 'black', 'white'] as const;
export type BoardColor = (typeof colors)[number];
/** Background colours of boards, independent of the theme. */
export const boardPaint: Readonly<Record<BoardColor, string>> = {
  green: '1F4D3F',
  black: '191C1B',
  white: 'FFFFFF',
};

/** Most boards of one lesson. */
export const BOARDS_MAX = 30;

/** A board as stored in the lesson; its ink is part of the lesson's ink. */
export interface Board {
  /** Key among the lesson's values; its number gives the order. */
  readonly key: string;
  /** Id of the board's page in the lesson's ink. */
  readonly pageId: string;
  readonly color: BoardColor;
  readonly ground: Ground;
}

const KEY = /^board(\d{1,6})$/;
/** Form of board page ids, which no page of a courseware has. */
const PAGE = /^board-[\w-]{1,60}$/;

/** The boards of a lesson in order. Invalid values are skipped. */
export function boardsOf(values: Readonly<Record<string, unknown>>): readonly Board[] {
  return Object.entries(values)
    .flatMap(([key, value]) => {
      const number = KEY.exec(key)?.[1];
      const { pageId, color, ground } = (value ?? {}) as Partial<Record<keyof Board, unknown>>;
      if (number === undefined || typeof pageId !== 'string' || !PAGE.test(pageId)) return [];
      const board: Board = {
        key,
        pageId,
        color: colors.find((each) => each === color) ?? 'green',
        ground: grounds.find((each) => each === ground) ?? 'plain',
      };
      return [{ number: Number(number), board }];
    })
    .sort((one, other) => one.number - other.number)
    .slice(0, BOARDS_MAX)
    .map(({ board }) => board);
}

/** A new board after the others, with the format of the last board. `id` must be new. */
export function nextBoard(boards: readonly Board[], id: string): Board {
  const last = boards.at(-1);
  const number = 1 + Math.max(0, ...boards.map(({ key }) => Number(KEY.exec(key)?.[1])));
  return {
    key: `board${number}`,
    pageId: `board-${id}`,
    color: last?.color ?? 'green',
    ground: last?.ground ?? 'plain',
  };
}

/** The value stored in the lesson under the board's key. */
export function keptBoard({ key: _, ...board }: Board) {
  return board;
}

/** The board to show: the selected board, otherwise the last. */
export function shownBoard(boards: readonly Board[], chosen: unknown): Board | undefined {
  return boards.find(({ key }) => key === chosen) ?? boards.at(-1);
}
