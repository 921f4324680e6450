/** How tones are written: over the vowel, or as a number behind. */
export type Tones = 'marks' | 'numbers';

/** How the tone of a reading is written; undefined for the light one, which has none, and for what is no reading. */
export function tonesOf(reading: string): Tones | undefined {
  if (/^[a-zü]+[1-4]$/i.test(reading)) return 'numbers';
  return /[\u0300\u0301\u0304\u030c]/.test(reading.normalize('NFD')) ? 'marks' : undefined;
}
