import { readLocalJson, writeLocal } from './local-store.ts';

/**
 * Where files were left, in this browser: of a film its second, of a courseware its page; the last left at the end. It
 * never expires (specification, section 9, for phones); of very many the oldest make room.
 */
const KEY = 'viewed-places';
const MOST = 1_000;

type Places = readonly (readonly [id: string, place: number])[];

function isPlaces(value: unknown): value is Places {
  return (
    Array.isArray(value) &&
    value.every((each) => Array.isArray(each) && typeof each[0] === 'string' && Number.isFinite(each[1]))
  );
}

/** Where to go on; undefined for what was not begun. */
export function keptPlace(id: string): number | undefined {
  return readLocalJson(KEY, isPlaces)?.find(([each]) => each === id)?.[1];
}

/** `undefined` forgets it. */
export function keepPlace(id: string, place: number | undefined): void {
  const others = (readLocalJson(KEY, isPlaces) ?? []).filter(([each]) => each !== id);
  const places: Places = place === undefined ? others : [...others, [id, place]];
  writeLocal(KEY, JSON.stringify(places.slice(-MOST)));
}

/** Of a film that was begun or is nearly over there is no place to go back to, seconds. */
const LEAST = 10;

/** What is worth keeping of where a film was left, seconds. */
export function filmPlace(at: number, length: number): number | undefined {
  return at >= LEAST && at <= length - LEAST ? Math.floor(at) : undefined;
}
