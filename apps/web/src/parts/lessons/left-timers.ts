import type { Dispose } from '@lectern/base';
import { readLocalJson, removeLocal, writeLocal } from '../../platform/storage/local-store.ts';

const KEY = 'left-timers';
/** Age above which an end is no longer announced, milliseconds. */
const LATE_MS = 60_000;

/** The end of a count-down of a lesson: its id there, and the time in milliseconds since 1970. */
export interface TimerEnd {
  readonly id: string;
  readonly at: number;
}

interface LeftTimers {
  readonly lessonId: string;
  readonly ends: readonly TimerEnd[];
  /** Ids of the timers whose end was announced while the lesson was left. */
  readonly told: readonly string[];
}

/**
 * Stores the ends of running count-downs while the teacher edits a page of the lesson, so that they are announced
 * there.
 */
export function leaveTimers(lessonId: string, ends: readonly TimerEnd[]): void {
  if (ends.length === 0) removeLocal(KEY);
  else writeLocal(KEY, JSON.stringify({ lessonId, ends, told: [] } satisfies LeftTimers));
}

/**
 * Removes the stored ends, because the lesson is taught again and announces them itself; returns the ids of timers
 * announced meanwhile.
 */
export function comeBackToTimers(lessonId: string): readonly string[] {
  const left = read();
  removeLocal(KEY);
  return left?.lessonId === lessonId ? left.told : [];
}

/** Announces the ends of count-downs that were left in this lesson, each once, until it is disposed. */
export function followLeftTimers(lessonId: string, tell: () => void): Dispose {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const left = read();
    if (left?.lessonId !== lessonId) return;
    const now = Date.now();
    const due = left.ends.filter(({ id, at }) => at <= now && !left.told.includes(id));
    if (due.length > 0) {
      writeLocal(KEY, JSON.stringify({ ...left, told: [...left.told, ...due.map(({ id }) => id)] }));
      if (due.some(({ at }) => now - at < LATE_MS)) tell();
    }
    const next = Math.min(...left.ends.flatMap(({ at }) => (at > now ? [at] : [])));
    if (Number.isFinite(next)) timer = setTimeout(look, next - now);
  };
  look();
  return () => clearTimeout(timer);
}

function read(): LeftTimers | undefined {
  return readLocalJson(KEY, isLeft);
}

function isLeft(value: unknown): value is LeftTimers {
  const { lessonId, ends, told } = (value ?? {}) as Partial<Record<keyof LeftTimers, unknown>>;
  return (
    typeof lessonId === 'string' &&
    Array.isArray(told) &&
    Array.isArray(ends) &&
    ends.every((end: Partial<TimerEnd> | null) => typeof end?.id === 'string' && typeof end.at === 'number')
  );
}
