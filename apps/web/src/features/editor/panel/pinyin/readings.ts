import { convert, pinyin } from 'pinyin-pro';
import type { Tones } from './tones.ts';

/**
 * What stands over each Chinese character of a text, by its place (UTF-16 units): read by the words that it is in, so
 * that 银行 and 行走 differ. Other characters have nothing.
 */
export function readingsOf(text: string, tones: Tones): ReadonlyMap<number, string> {
  const readings = new Map<number, string>();
  let at = 0;
  for (const { origin, pinyin: reading, isZh } of pinyin(text, { type: 'all' })) {
    if (isZh && reading !== '') readings.set(at, tones === 'marks' ? reading : numbered(reading));
    at += origin.length;
  }
  return readings;
}

/** The ways to read one character, the usual one first; without those that are alike. */
export function waysToRead(letter: string, tones: Tones): readonly string[] {
  const ways = pinyin(letter, { multiple: true, type: 'array' }).filter(
    (way) => way !== '' && way !== letter,
  );
  return [...new Set(ways)].map((way) => (tones === 'marks' ? way : numbered(way)));
}

/** The same reading with its tone written the other way; what is no reading stays as it is. */
export function withTones(reading: string, tones: Tones): string {
  return tones === 'numbers' ? numbered(reading) : marked(reading);
}

function numbered(reading: string): string {
  if (/\d$/.test(reading)) return reading;
  const converted = convert(reading, { format: 'symbolToNum' });
  // A tone that is not said is the light one, which has no mark and no number.
  return converted.replace(/0$/, '');
}

function marked(reading: string): string {
  return /^[a-zü]+[1-4]$/i.test(reading) ? convert(reading, { format: 'numToSymbol' }) : reading;
}
