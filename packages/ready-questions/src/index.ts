import type { ReadyQuestions } from './ready-question.ts';

export { READY_BOOKS, READY_GAMES, type ReadyBook, type ReadyBookName } from './catalogue.ts';
export type { Chapter, ReadyQuestion, ReadyQuestions } from './ready-question.ts';
export { bytesOf, type Drawing } from './write/drawing.ts';

import type { ReadyBookName } from './catalogue.ts';

const LOADERS: Readonly<Record<ReadyBookName, () => Promise<ReadyQuestions>>> = {
  'sx-7a-2024': async () => (await import('./books/sx-7a/book.ts')).book,
};

/** Loads the questions of a book. */
export function loadReadyQuestions(book: ReadyBookName): Promise<ReadyQuestions> {
  return LOADERS[book]();
}
