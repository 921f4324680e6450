import { type Throw, total } from './model.ts';
import type { DiceTexts } from './texts.ts';

/** The value of one die or coin as text. */
export function faceWord(t: DiceTexts, sides: number, value: number): string {
  if (sides !== 2) return String(value);
  return value === 1 ? t.heads : t.tails;
}

/** The values of a throw in one line. */
export function throwWords(t: DiceTexts, { sides, values }: Throw): string {
  const words = values.map((value) => faceWord(t, sides, value));
  if (values.length === 1) return t.result(words);
  return sides === 2 ? t.headsOf(words, total({ sides, values })) : t.sum(words, total({ sides, values }));
}
