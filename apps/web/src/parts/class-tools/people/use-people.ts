import { useSignal } from '@lectern/ui/use-signal';
import { useMemo } from 'react';
import type { ToolLesson } from '../../lessons/index.ts';
import { type LessonTally, tallyOf } from '../lesson-tally.ts';
import { keptNames, type People, type Person, peopleOf } from './people.ts';

/** The key of the lesson's state under which typed names are stored, for all tools. */
const STATE = 'people';

export interface LessonPeople {
  readonly people: People;
  /** Empty while it is unknown who the lesson is taught to. */
  readonly all: readonly Person[];
  /** All people who are neither absent nor excused. */
  readonly present: readonly Person[];
  readonly tally: LessonTally;
}

/** The people that the lesson is taught to, with their counts in it. */
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
