/** Id of the class tool in which a game that comes with Lectern is played; each open game is an instance of it. */
export const READY_GAME_TOOL = 'ready-game';

export interface ReadyGame {
  readonly book: string;
  /** Number of the question in its book. */
  readonly number: number;
}

export function toolOfReadyGame({ book, number }: ReadyGame): string {
  return `${READY_GAME_TOOL}/${book}/${number}`;
}

/** The game that a tool with this id shows; undefined for ids that name none. */
export function readyGameOf(toolId: string): ReadyGame | undefined {
  const [, book, number] = /^ready-game\/([a-z0-9-]+)\/(\d{1,5})$/.exec(toolId) ?? [];
  return book === undefined ? undefined : { book, number: Number(number) };
}
