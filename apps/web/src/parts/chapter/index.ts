export { chapterLine, DEFAULT_CHAPTER, isChapterInfo } from './chapter-info.ts';
export { chapterKeptHere } from './kept-chapter.ts';
export { useChapter } from './use-chapter.ts';
