import { type ActivityQuestion, listActivityQuestions } from '@lectern/protocol/kept-activities';
import type { HostedActivity } from '@lectern/protocol/phone-views';
import { useEffect, useState } from 'react';
import { call } from '../../../../platform/api/call.ts';

/** Pause after a failed call, milliseconds. */
const AGAIN_MS = 3_000;

export interface ActivityQuestions {
  readonly questions: readonly ActivityQuestion[];
  /** Addresses of pictures and sounds, by hash. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * The questions of an activity with keys and tallies; undefined until they are loaded. They are loaded when it begins, when its
 * answering ends, and after each answer that comes later.
 */
export function useActivityQuestions(
  lessonId: string,
  { id, state, answered, result }: HostedActivity,
): ActivityQuestions | undefined {
  const [loaded, setLoaded] = useState<ActivityQuestions>();
  const counted = result.kind === 'exercise' ? result.questions.map((each) => each.answered).join() : '';
  const version = state === 'closed' ? `${answered} ${counted}` : state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is loaded again
  useEffect(() => {
    const abort = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      const params = { id: lessonId, activity_id: id };
      call(listActivityQuestions, { params, signal: abort.signal }).then(setLoaded, () => {
        if (!abort.signal.aborted) again = setTimeout(load, AGAIN_MS);
      });
    };
    load();
    return () => {
      abort.abort();
      clearTimeout(again);
    };
  }, [lessonId, id, version]);
  return loaded;
}
