import type { CoursewareReader } from '../document/reader.ts';
import { readPageTexts } from './find-words.ts';

export interface WordCount {
  /** Chinese and Japanese characters, with the signs that are set as wide as these. */
  readonly characters: number;
  /** Of other scripts, which part words by spaces. */
  readonly words: number;
}

interface CoursewareStatistics {
  readonly pages: number;
  /** Of these, those that are not shown in class. */
  readonly hiddenPages: number;
  /** On the pages. */
  readonly text: WordCount;
  readonly notes: WordCount;
  /** How long the notes are when they are said, whole minutes; 0 without notes. */
  readonly minutes: number;
}

/** How fast somebody teaches. */
export const SPOKEN = { charactersAMinute: 200, wordsAMinute: 120 };

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/gu;
const WORD = /[^\s\uFFFC]*[\p{L}\p{N}][^\s\uFFFC]*/gu;

/** As WPS and PowerPoint count: each Chinese character is a word, and so is each run of others between spaces. */
export function countWords(text: string): WordCount {
  const characters = text.match(WIDE)?.length ?? 0;
  return { characters, words: text.replace(WIDE, ' ').match(WORD)?.length ?? 0 };
}

/** What a courseware has, hidden elements left out. */
export function coursewareStatistics(reader: CoursewareReader): CoursewareStatistics {
  const text = { characters: 0, words: 0 };
  const notes = { characters: 0, words: 0 };
  const pages = reader.pages();
  for (const pageId of pages) {
    readPageTexts(reader, pageId, (said, _where, elementId) => {
      const count = countWords(said);
      const sum = elementId === undefined ? notes : text;
      sum.characters += count.characters;
      sum.words += count.words;
    });
  }
  const minutes = notes.characters / SPOKEN.charactersAMinute + notes.words / SPOKEN.wordsAMinute;
  return {
    pages: pages.length,
    hiddenPages: pages.filter((id) => reader.find('page', id)?.hidden).length,
    text,
    notes,
    minutes: Math.ceil(minutes),
  };
}
