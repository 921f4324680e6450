import type { ReadyQuestions } from './ready-question.ts';

export { READY_BOOKS, READY_GAMES, type ReadyBook } from './catalogue.ts';
export type { Chapter, ReadyQuestion, ReadyQuestions } from './ready-question.ts';
export { bytesOf, type Drawing } from './write/drawing.ts';

import type { ReadyBookName } from './catalogue.ts';

const LOADERS: Readonly<Record<ReadyBookName, () => Promise<ReadyQuestions>>> = {
  'sx-1a-2024': async () => (await import('./books/sx-1a/to-twenty.ts')).book,
  'sx-1b-2024': async () => (await import('./books/sx-1b/to-hundred.ts')).book,
  'sx-3a-2024': async () => (await import('./books/sx-3a/lines-and-fractions.ts')).book,
  'sx-3b-2024': async () => (await import('./books/sx-3b/all.ts')).book,
  'sx-7a-2024': async () => (await import('./books/sx-7a/book.ts')).book,
  'sx-6a-2013': async () => (await import('./books/sx-6a/book.ts')).book,
  'sx-10-1-2019': async () => (await import('./books/sx-10-1/book.ts')).book,
  'yw-1a-2024': async () => (await import('./books/yw-1a/book.ts')).book,
  'yw-3a-2024': async () => (await import('./books/yw-3a/book.ts')).book,
  'yw-7a-2024': async () => (await import('./books/yw-7a/book.ts')).book,
  'yw-10-1-2019': async () => (await import('./books/yw-10/book.ts')).book,
  'en-3a-2024': async () => (await import('./books/en-3a/book.ts')).book,
  'en-7a-2024': async () => (await import('./books/en-7a/book.ts')).book,
  'en-10-1-2019': async () => (await import('./books/en-10/book.ts')).book,
  'wl-8a-2024': async () => (await import('./books/wl-8a/book.ts')).book,
};

/** Loads the questions of a book. */
export function loadReadyQuestions(book: ReadyBookName): Promise<ReadyQuestions> {
  return LOADERS[book]();
}
