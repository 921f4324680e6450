import { equalPlain } from '../plain.ts';
import type { Segment } from './text-delta.ts';

/**
 * Removes the common beginning of two texts, formatting included; returns its length in UTF-16 units (an embedded
 * object counts as one).
 */
export function takeEqualHead(a: Segment[], b: Segment[]): number {
  let [taken, whole] = [0, 0];
  while (whole < a.length && isEqual(a[whole], b[whole])) {
    taken += lengthOf(a[whole]);
    whole += 1;
  }
  a.splice(0, whole);
  b.splice(0, whole);
  const [one, other] = wordsOf(a[0], b[0]);
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  // A surrogate pair is not split.
  if (at > 0 && isHigh(one, at - 1)) at -= 1;
  if (at > 0) for (const segments of [a, b]) cut(segments, 0, (words) => words.slice(at));
  return taken + at;
}

/** Removes the common end of two texts, formatting included. */
export function takeEqualTail(a: Segment[], b: Segment[]): void {
  while (a.length > 0 && isEqual(a.at(-1), b.at(-1))) {
    a.pop();
    b.pop();
  }
  const [one, other] = wordsOf(a.at(-1), b.at(-1));
  let at = 0;
  while (at < Math.min(one.length, other.length) && one.at(-1 - at) === other.at(-1 - at)) at += 1;
  if (at > 0 && (isHigh(one, one.length - at - 1) || isHigh(other, other.length - at - 1))) at -= 1;
  if (at > 0)
    for (const segments of [a, b]) cut(segments, segments.length - 1, (words) => words.slice(0, -at));
}

function isEqual(a: Segment | undefined, b: Segment | undefined): boolean {
  return a !== undefined && b !== undefined && equalPlain(a.insert, b.insert) && sameLook(a, b);
}

function sameLook(a: Segment, b: Segment): boolean {
  return a.attributes === b.attributes || equalPlain(a.attributes, b.attributes);
}

function lengthOf(segment: Segment | undefined): number {
  return typeof segment?.insert === 'string' ? segment.insert.length : 1;
}

/** The strings of two segments with the same format; two empty strings for other segments. */
function wordsOf(a: Segment | undefined, b: Segment | undefined): [string, string] {
  if (typeof a?.insert !== 'string' || typeof b?.insert !== 'string' || !sameLook(a, b)) return ['', ''];
  return [a.insert, b.insert];
}

function cut(segments: Segment[], at: number, to: (words: string) => string): void {
  const segment = segments[at];
  if (typeof segment?.insert !== 'string') return;
  const insert = to(segment.insert);
  segments.splice(at, 1, ...(insert === '' ? [] : [{ ...segment, insert }]));
}

/** Whether a unit is a high surrogate. */
function isHigh(words: string, at: number): boolean {
  const unit = words.charCodeAt(at);
  return unit >= 0xd8_00 && unit <= 0xdb_ff;
}
