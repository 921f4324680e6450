import { expect, it } from 'vitest';
import { chapterLine, DEFAULT_CHAPTER, isChapterInfo } from '../../../parts/chapter/index.ts';
import curriculum from './generated/curriculum.json' with { type: 'json' };
import { booksOf, chapterOf, gradeName, gradesOf, subjectsOf, type Textbook } from './textbook.ts';

const books: readonly Textbook[] = curriculum;

it('the curriculum contains the default chapter of the specification as it is stored', () => {
  const book = books.find(({ id }) => id === DEFAULT_CHAPTER.bookId);
  expect(book && chapterOf(book, DEFAULT_CHAPTER.chapterId)).toEqual(DEFAULT_CHAPTER);
  expect(chapterLine(DEFAULT_CHAPTER)).toBe('统编版 语文 三年级上册 · 第一单元 · 1 大青树下的小学');
});

it('the curriculum has books for each subject of each grade, and a different path for each chapter', () => {
  expect(gradesOf(books).map(gradeName)).toEqual(
    expect.arrayContaining(['一年级', '三年级', '七年级', '九年级', '高一']),
  );
  for (const grade of gradesOf(books))
    for (const subject of subjectsOf(books, grade)) expect(booksOf(books, grade, subject)).not.toEqual([]);
  const ways = books.flatMap((book) => {
    const below = (nodes: Textbook['nodes']): string[] =>
      nodes.flatMap(({ id, children }) => [chapterOf(book, id)?.chapterPath ?? '', ...below(children ?? [])]);
    return below(book.nodes);
  });
  expect(ways).toHaveLength(1318);
  expect(new Set(ways).size).toBe(1318);
});

it('chapterOf returns undefined for a chapter of another book, and isChapterInfo rejects other values', () => {
  const [first, second] = books;
  expect(first && chapterOf(first, second?.nodes[0]?.id ?? '')).toBeUndefined();
  expect(isChapterInfo({ ...DEFAULT_CHAPTER, chapterName: 1 })).toBe(false);
  expect(isChapterInfo({ ...DEFAULT_CHAPTER, unitName: undefined })).toBe(true);
  expect(isChapterInfo(null)).toBe(false);
});
