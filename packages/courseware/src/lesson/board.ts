/** What is drawn on a board before anybody writes. */
export const grounds = ['plain', 'tian', 'mi', 'pinyin', 'four', 'staff', 'axes'] as const;
export type Ground = (typeof grounds)[number];
export const colors = ['green', 'black', 'white'] as const;
export type BoardColor = (typeof colors)[number];
/** What boards are painted with, whatever the theme. */
export const boardPaint: Readonly<Record<BoardColor, string>> = {
  green: '1F4D3F',
  black: '191C1B',
  white: 'FFFFFF',
};

/** Boards of one lesson. */
export const BOARDS_MAX = 30;

/** One board, as the lesson keeps it; what is written on it is the lesson's ink. */
export interface Board {
  /** Its key among the lesson's values; the number orders them. */
  readonly key: string;
  /** Its page of the lesson's ink. */
  readonly pageId: string;
  readonly color: BoardColor;
  readonly ground: Ground;
}

const KEY = /^board(\d{1,6})$/;
/** No page of a courseware is called so. */
const PAGE = /^board-[\w-]{1,60}$/;

/** The boards of a lesson in their order. What is none is passed over. */
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

/** One more, after the others; it looks like the one before it. `id` is new. */
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

/** What the lesson keeps of it, under its key. */
export function keptBoard({ key: _, ...board }: Board) {
  return board;
}

/** The one that is shown: what was chosen, else the last. */
export function shownBoard(boards: readonly Board[], chosen: unknown): Board | undefined {
  return boards.find(({ key }) => key === chosen) ?? boards.at(-1);
}
