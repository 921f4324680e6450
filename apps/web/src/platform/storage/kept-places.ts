import { readLocalJson, writeLocal } from './local-store.ts';

/**
 * The last positions in files, in this browser: seconds of a video, page of a courseware; the latest at the end. They
 * never expire (specification, section 9, for phones); above a limit the oldest are dropped.
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

/** The stored position; undefined without one. */
export function keptPlace(id: string): number | undefined {
  return readLocalJson(KEY, isPlaces)?.find(([each]) => each === id)?.[1];
}

/** `undefined` deletes it. */
export function keepPlace(id: string, place: number | undefined): void {
  const others = (readLocalJson(KEY, isPlaces) ?? []).filter(([each]) => each !== id);
  const places: Places = place === undefined ? others : [...others, [id, place]];
  writeLocal(KEY, JSON.stringify(places.slice(-MOST)));
}

/** The first and last seconds of a video, for which no position is stored. */
const LEAST = 10;

/** The position of a video that is worth storing, seconds; undefined for other positions. */
export function filmPlace(at: number, length: number): number | undefined {
  return at >= LEAST && at <= length - LEAST ? Math.floor(at) : undefined;
}
