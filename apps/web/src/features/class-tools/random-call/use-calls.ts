import { seeded } from '@lectern/base';
import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import { useSignal } from '@lectern/ui/use-signal';
import { useMemo } from 'react';
import { type LessonPeople, newSeed, playSound } from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { type Call, draw, keptWeight, waiting } from './draw.ts';
import { useEarlierCalls } from './use-earlier-calls.ts';

/** Id of the tool, under which the lesson stores weights and the roll. */
export const RANDOM_CALL = 'random-call';
/** Duration of the running names, milliseconds. */
const RUNS_MS = 2_400;

/** The calls of a lesson, who is left in the round, and the next call: for the tool, and for others that call too. */
export function useCalls(lesson: ToolLesson, { all, present }: Pick<LessonPeople, 'all' | 'present'>) {
  const state = lesson.state(RANDOM_CALL);
  const kept = useSignal(state);
  const events = useSignal(lesson.events);
  const calls = useMemo(() => events.filter((event): event is Call => event.kind === 'called'), [events]);
  const earlier = useEarlierCalls(lesson);
  const weightOf = (key: string) => keptWeight(kept[`weight ${key}`]);
  const whom = { present: present.map(({ key }) => key), calls, earlier, weightOf };
  return {
    calls,
    earlier,
    weightOf,
    open: waiting(whom),
    /** Draws pupils as `call` does, except pupils with these keys, and calls none. */
    drawn: (count: number, without: readonly string[]) => {
      const left = whom.present.filter((key) => !without.includes(key));
      const keys = draw({ ...whom, present: left, count, random: seeded(newSeed()) });
      return keys.flatMap((key) => all.find((person) => person.key === key)?.named ?? []);
    },
    /** Calls so many pupils, none again before all were called; the names run until they are shown. */
    call: (count: number) => {
      const keys = draw({ ...whom, count, random: seeded(newSeed()) });
      const pupils = keys.flatMap((key) => all.find((person) => person.key === key)?.named ?? []);
      if (pupils.length === 0) return;
      const lasts = prefersReducedMotion() ? 0 : RUNS_MS;
      const { id: eventId, at } = lesson.add({ kind: 'called', pupils });
      state.change({ roll: { eventId, at, lasts } });
      if (lasts === 0) playSound('chosen');
    },
  };
}
