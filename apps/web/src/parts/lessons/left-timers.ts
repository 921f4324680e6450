import type { Dispose } from '@lectern/base';
import { readLocalJson, removeLocal, writeLocal } from '../../platform/storage/local-store.ts';

const KEY = 'left-timers';
/** Milliseconds after its end from which a timer that nobody looked at is not told any more. */
const LATE_MS = 60_000;

/** The end of a count-down of a lesson: its id there, and when, milliseconds since 1970. */
export interface TimerEnd {
  readonly id: string;
  readonly at: number;
}

interface LeftTimers {
  readonly lessonId: string;
  readonly ends: readonly TimerEnd[];
  /** The ids of those whose end was told while the lesson was left. */
  readonly told: readonly string[];
}

/** Count-downs run on while the teacher edits a page of the lesson: their ends are told there. */
export function leaveTimers(lessonId: string, ends: readonly TimerEnd[]): void {
  if (ends.length === 0) removeLocal(KEY);
  else writeLocal(KEY, JSON.stringify({ lessonId, ends, told: [] } satisfies LeftTimers));
}

/** The lesson is taught again, which tells the ends itself; answers the ids of those that were told meanwhile. */
export function comeBackToTimers(lessonId: string): readonly string[] {
  const left = read();
  removeLocal(KEY);
  return left?.lessonId === lessonId ? left.told : [];
}

/** Tells the ends of count-downs that were left in this lesson, each once, until it is disposed. */
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
