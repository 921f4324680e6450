import type { Content } from '@lectern/questions';
import { plainTextOf } from '@lectern/questions/shown';

/** How many choices fit beside each other: four short ones, two of middle length, one long one; pictures as cards. */
export type Density = 'short' | 'middle' | 'long' | 'pictures';

/** The most letters of a short and of a middle choice; a Chinese character counts as two. */
const SHORT = 10;
const MIDDLE = 28;

export function densityOf(choices: readonly Content[]): Density {
  const hasPicture = choices.some(({ media = [] }) => media.some(({ type }) => type === 'picture'));
  if (hasPicture) return 'pictures';
  if (choices.some(({ media = [], paragraphs }) => media.length > 0 || paragraphs.length > 1)) return 'long';
  const longest = Math.max(0, ...choices.map((choice) => widthOf(plainTextOf(choice))));
  return longest <= SHORT ? 'short' : longest <= MIDDLE ? 'middle' : 'long';
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
}
