import type { Lesson } from '@lectern/protocol/lessons';

/** Time without messages after which a lesson that was not ended counts as over, milliseconds. */
const LEFT_MS = 3 * 3_600_000;

export interface LessonSpan {
  /** `left`: not ended by a user; it counts as over since its last message. */
  readonly state: 'running' | 'ended' | 'left';
  /** Milliseconds; until now for a running lesson. */
  readonly lasted: number;
}

/** State and duration of a lesson; times are milliseconds since 1970. */
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
