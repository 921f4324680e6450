/** Notation of tones: marks over the vowel, or a number after the syllable. */
export type Tones = 'marks' | 'numbers';

/** Returns the notation of a reading's tone; undefined for the neutral tone and for text that is no reading. */
export function tonesOf(reading: string): Tones | undefined {
  if (/^[a-zü]+[1-4]$/i.test(reading)) return 'numbers';
  return /[\u0300\u0301\u0304\u030c]/.test(reading.normalize('NFD')) ? 'marks' : undefined;
}
