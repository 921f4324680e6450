import type { Plain } from '../plain.ts';
import type { Attributes, Segment } from './text-delta.ts';

/** One character (a code point, so that a surrogate pair is never split) or one embedded object. */
export interface Place {
  readonly value: string | Readonly<Record<string, Plain>>;
  readonly attributes: Attributes;
}

export function placesOf(segments: readonly Segment[]): Place[] {
  const places: Place[] = [];
  for (const { insert, attributes } of segments) {
    if (typeof insert !== 'string') places.push({ value: insert, attributes });
    else for (const value of insert) places.push({ value, attributes });
  }
  return places;
}

/**
 * A number for each item: the code point of a character; for embedded objects numbers above all code points, the same
 * for equal objects.
 */
export function tokensOf(places: readonly Place[], embeds: string[]): number[] {
  return places.map(({ value }) => {
    if (typeof value === 'string') return value.codePointAt(0) ?? 0;
    const key = JSON.stringify(value);
    const known = embeds.indexOf(key);
    return 0x110000 + (known >= 0 ? known : embeds.push(key) - 1);
  });
}
