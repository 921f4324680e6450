import { useSignal } from '@lectern/ui/use-signal';
import { useMemo } from 'react';
import type { ToolLesson } from '../lessons/index.ts';
import { type LessonTally, tallyOf } from './lesson-tally.ts';
import { keptNames, type People, type Person, peopleOf } from './people.ts';

/** Where the lesson keeps the names that were typed, for all tools. */
const STATE = 'people';

export interface LessonPeople {
  readonly people: People;
  /** Empty while they are not known. */
  readonly all: readonly Person[];
  /** Without those who are absent or excused. */
  readonly present: readonly Person[];
  readonly tally: LessonTally;
}

/** Whom the lesson is taught to, and what they have come to in it. */
export function usePeople(lesson: ToolLesson): LessonPeople {
  const taught = useSignal(lesson.classTaught);
  const kept = useSignal(lesson.state(STATE), ({ names }) => names);
  const events = useSignal(lesson.events);
  const people = useMemo(() => peopleOf(taught, keptNames(kept)), [taught, kept]);
  const tally = useMemo(() => tallyOf(events), [events]);
  return useMemo(() => {
    const all = people.type === 'there' ? people.people : [];
    const present = all.filter(({ key }) => {
      const state = tally.attendance.get(key);
      return state !== 'absent' && state !== 'excused';
    });
    return { people, all, present, tally };
  }, [people, tally]);
}

export function typeNames(lesson: ToolLesson, names: readonly string[]): void {
  lesson.state(STATE).change({ names: names.length === 0 ? undefined : names });
}
