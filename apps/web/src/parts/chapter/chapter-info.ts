import type { ChapterInfo } from '@lectern/protocol/taught-chapters';

/** A chapter that a user chose, as this browser stores it. */
export interface ChosenChapter extends ChapterInfo {
  /** Milliseconds since 1970; missing in records stored by older versions. */
  readonly chosenAt?: number;
}

/** The initial chapter: primary school, grade 3, Chinese, first volume (section 3). */
export const DEFAULT_CHAPTER: ChapterInfo = {
  patternName: 'K12',
  patternPath: 'K12/$ST0200/$GR0300/$SB0100/$VR01/$VL01',
  chapterPath:
    '497870f2-c933-5911-8f84-7f4af5c3f945/ddd0faba-9a51-5f48-a6ea-6252dc9b2244/aa22b6d2-9f7b-515c-9c41-c621307df81f',
  bookId: '497870f2-c933-5911-8f84-7f4af5c3f945',
  chapterId: 'aa22b6d2-9f7b-515c-9c41-c621307df81f',
  chapterName: '1 大青树下的小学',
  stage: '小学',
  grade: '三年级',
  subject: '语文',
  version: '统编版',
  subjectCode: '$SB0100',
  volume: '上册',
  unitName: '第一单元',
};

const NAMES = Object.keys(DEFAULT_CHAPTER).filter((name) => name !== 'unitName');

/** Whether a value read from a browser store is a chapter. */
export function isChapterInfo(value: unknown): value is ChosenChapter {
  if (typeof value !== 'object' || value === null) return false;
  const { unitName, chosenAt, ...texts } = value as Record<string, unknown>;
  const hasUnit = unitName === undefined || typeof unitName === 'string';
  const hasTime = chosenAt === undefined || typeof chosenAt === 'number';
  return hasUnit && hasTime && NAMES.every((name) => typeof texts[name] === 'string');
}

/** The label: the book, and the path to the chapter in it. */
export function chapterLine({ version, subject, grade, volume, unitName, chapterName }: ChapterInfo): string {
  const book = `${version} ${subject} ${grade}${volume}`;
  return [book, unitName, chapterName].filter((part) => part !== undefined).join(' · ');
}
