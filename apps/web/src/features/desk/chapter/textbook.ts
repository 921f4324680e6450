import type { ChapterInfo } from '@lectern/protocol/taught-chapters';
import type { TreeNode } from '@lectern/ui/tree';

/** One edition of a textbook's volume, with the tree of its units and lessons. */
export interface Textbook {
  readonly id: string;
  readonly stage: string;
  /** Grade, 1 to 12. */
  readonly gradeNumber: number;
  readonly subject: string;
  readonly subjectCode: string;
  readonly version: string;
  readonly volume: string;
  /** Year of the edition. */
  readonly edition: string;
  readonly patternPath: string;
  readonly nodes: readonly TreeNode[];
}

const PATTERN = 'K12';
const NUMERALS = '一二三四五六七八九';

export function gradeName(grade: number): string {
  return grade > 9 ? `高${NUMERALS[grade - 10]}` : `${NUMERALS[grade - 1]}年级`;
}

/** Grades that have books, each once, ascending. */
export function gradesOf(books: readonly Textbook[]): readonly number[] {
  return [...new Set(books.map(({ gradeNumber }) => gradeNumber))].sort((a, b) => a - b);
}

export function subjectsOf(books: readonly Textbook[], grade: number): readonly string[] {
  return [...new Set(books.filter((book) => book.gradeNumber === grade).map(({ subject }) => subject))];
}

export function booksOf(books: readonly Textbook[], grade: number, subject: string): readonly Textbook[] {
  return books.filter((book) => book.gradeNumber === grade && book.subject === subject);
}

/** The nodes from the top of the tree down to the given one; empty when the tree does not contain it. */
export function wayTo(nodes: readonly TreeNode[], id: string): readonly TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = wayTo(node.children ?? [], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** A chapter in its stored form; undefined when the book does not contain it. */
export function chapterOf(book: Textbook, chapterId: string): ChapterInfo | undefined {
  const way = wayTo(book.nodes, chapterId);
  const chapter = way.at(-1);
  if (!chapter) return undefined;
  return {
    patternName: PATTERN,
    patternPath: book.patternPath,
    chapterPath: [book.id, ...way.map(({ id }) => id)].join('/'),
    bookId: book.id,
    chapterId,
    chapterName: chapter.label,
    stage: book.stage,
    grade: gradeName(book.gradeNumber),
    subject: book.subject,
    version: book.version,
    subjectCode: book.subjectCode,
    volume: book.volume,
    ...(way.length > 1 && way[0] && { unitName: way[0].label }),
  };
}
