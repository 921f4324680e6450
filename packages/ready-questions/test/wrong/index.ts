import type { ReadyBookName } from '../../src/catalogue.ts';
import { YW_1A, YW_3A, YW_7A, YW_10 } from './chinese.ts';
import { EN_3A, EN_7A, EN_10 } from './english.ts';
import { WRONG as sx1a } from './sx-1a.ts';
import { WRONG as sx1b } from './sx-1b.ts';
import { WRONG as sx3a } from './sx-3a.ts';
import { WRONG as sx3b } from './sx-3b.ts';
import { WRONG as sx6a } from './sx-6a.ts';
import { WRONG as sx7a } from './sx-7a.ts';
import { WRONG as sx101 } from './sx-10-1.ts';
import { WRONG as wl8a } from './wl-8a.ts';

/**
 * Wrong answers to the questions that are answered with words or numbers, by the question's number. A text of several blanks
 * has ` | ` between them. Wrong answers to the other questions are derived (`wrong-responses.ts`).
 */
type WrongAnswers = Readonly<Record<number, readonly string[]>>;

export const WRONG_ANSWERS: Readonly<Record<ReadyBookName, WrongAnswers>> = {
  'sx-1a-2024': sx1a,
  'sx-1b-2024': sx1b,
  'sx-3a-2024': sx3a,
  'sx-3b-2024': sx3b,
  'sx-7a-2024': sx7a,
  'sx-6a-2013': sx6a,
  'sx-10-1-2019': sx101,
  'yw-1a-2024': YW_1A,
  'yw-3a-2024': YW_3A,
  'yw-7a-2024': YW_7A,
  'yw-10-1-2019': YW_10,
  'en-3a-2024': EN_3A,
  'en-7a-2024': EN_7A,
  'en-10-1-2019': EN_10,
  'wl-8a-2024': wl8a,
};
