import type { Lesson } from '@lectern/protocol/lessons';

/** A lesson that nobody ended and of which nothing came for so long is over, milliseconds. */
const LEFT_MS = 3 * 3_600_000;

export interface LessonSpan {
  /** `left`: nobody ended it; it is taken as over when the last of it came. */
  readonly state: 'running' | 'ended' | 'left';
  /** Milliseconds; of a lesson that goes on, until now. */
  readonly lasted: number;
}

/** How long a lesson took; times are milliseconds since 1970. */
export function spanOf(
  {
    begin_at: beginAt,
    end_at: endAt,
    last_at: lastAt,
    left,
  }: Pick<Lesson, 'begin_at' | 'end_at' | 'last_at' | 'left'>,
  now: number,
): LessonSpan {
  if (endAt !== null) return { state: left ? 'left' : 'ended', lasted: Math.max(0, endAt - beginAt) };
  const state = now - lastAt < LEFT_MS ? 'running' : 'left';
  return { state, lasted: Math.max(0, (state === 'running' ? now : lastAt) - beginAt) };
}
