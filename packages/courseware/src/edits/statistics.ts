import type { CoursewareReader } from '../document/reader.ts';
import { readPageTexts } from './find-words.ts';

export interface WordCount {
  /** Number of Chinese and Japanese characters, with full-width punctuation. */
  readonly characters: number;
  /** Number of words of other scripts, which are separated by spaces. */
  readonly words: number;
}

interface CoursewareStatistics {
  readonly pages: number;
  /** Number of pages that are not shown in class. */
  readonly hiddenPages: number;
  /** Counts of the text on the pages. */
  readonly text: WordCount;
  readonly notes: WordCount;
  /** Time to say the notes, whole minutes; 0 without notes. */
  readonly minutes: number;
}

/** Speaking rate of a teacher. */
export const SPOKEN = { charactersAMinute: 200, wordsAMinute: 120 };

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/gu;
const WORD = /[^\s\uFFFC]*[\p{L}\p{N}][^\s\uFFFC]*/gu;

/** Counts as WPS and PowerPoint do: each Chinese character is a word, and so is each run of others between spaces. */
export function countWords(text: string): WordCount {
  const characters = text.match(WIDE)?.length ?? 0;
  return { characters, words: text.replace(WIDE, ' ').match(WORD)?.length ?? 0 };
}

/** Statistics of a courseware without hidden elements. */
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
