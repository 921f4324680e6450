import { expect, it } from 'vitest';
import { tonesOf } from './tones.ts';

it('tonesOf returns the notation of a tone', () => {
  for (const reading of ['mā', 'má', 'mǎ', 'mà', 'lǘ', 'lǚ']) expect(tonesOf(reading)).toBe('marks');
  for (const reading of ['ma1', 'lü4', 'Ma3']) expect(tonesOf(reading)).toBe('numbers');
});

it('tonesOf returns undefined for the neutral tone, and for text that is no reading', () => {
  for (const reading of ['ma', 'lü', 'ma5', '4', 'ma1 ma2', '']) expect(tonesOf(reading)).toBeUndefined();
});
