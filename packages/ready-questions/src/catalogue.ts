/** A book of the curriculum for whose chapters there are questions. */
export interface ReadyBook {
  readonly name: ReadyBookName;
  /** Id in the curriculum. */
  readonly id: string;
  readonly stage: '小学' | '初中' | '高中';
  readonly grade: number;
  readonly subject: string;
  readonly volume: string;
  /** How many questions there are. */
  readonly count: number;
}

export type ReadyBookName = 'sx-7a-2024';

export const READY_BOOKS: readonly ReadyBook[] = [
  {
    name: 'sx-7a-2024',
    id: '516803ee-39e8-5506-a40f-9782a556548e',
    stage: '初中',
    grade: 7,
    subject: '数学',
    volume: '上册',
    count: 6,
  },
];

/** Games that are worth having at hand in any lesson, by book and number. */
export const READY_GAMES: readonly { readonly book: ReadyBookName; readonly number: number }[] = [
  { book: 'sx-7a-2024', number: 6 },
];
