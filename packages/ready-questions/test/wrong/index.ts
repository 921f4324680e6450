import type { ReadyBookName } from '../../src/catalogue.ts';
import { WRONG as sx7a } from './sx-7a.ts';

/**
 * Wrong answers to the questions that are answered with words or numbers, by the question's number. A text of several blanks
 * has ` | ` between them. Wrong answers to the other questions are derived (`wrong-responses.ts`).
 */
type WrongAnswers = Readonly<Record<number, readonly string[]>>;

export const WRONG_ANSWERS: Readonly<Record<ReadyBookName, WrongAnswers>> = { 'sx-7a-2024': sx7a };
