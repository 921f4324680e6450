import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useMemo } from 'react';
import { type LessonPeople, pupilKey, usePeople } from '../../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import { PANEL_QUESTIONS } from '../panel-record.ts';
import {
  type BoardNames,
  boardNames,
  freshCall,
  type Named,
  type NamedTeam,
  namesPatch,
} from './board-names.ts';

/** Keys of the state of all questions: the call whose pupils were put at boards, and the call that was drawn for boards. */
const USED = 'call';
const DRAWN = 'drawn';

/** The pupils at the boards of a question. */
export interface Boards {
  readonly known: LessonPeople;
  readonly names: BoardNames;
  /** The name of the pupil at a board; undefined where none was chosen. */
  readonly nameOf: (index: number) => string | undefined;
  readonly choose: (names: BoardNames) => void;
  /** Puts pupils at the boards who were drawn for them, which calls these; `again` takes the call before back. */
  readonly call: (names: BoardNames, drawn: readonly Named[], again: boolean) => void;
}

/**
 * The pupils at the boards, stored in the lesson. The pupils who were called last are put there by themselves while
 * `isFree`: nothing was handed in.
 */
export function useBoardNames(lesson: ToolLesson, toolId: string, isFree: boolean): Boards {
  const state = lesson.state(toolId);
  const kept = useSignal(state);
  const shared = lesson.state(PANEL_QUESTIONS);
  const used = useSignal(shared, (values) => values[USED]);
  const events = useSignal(lesson.events);
  const known = usePeople(lesson);
  const names = useMemo(() => boardNames(kept), [kept]);
  useEffect(() => {
    const call = isFree ? freshCall(events, used, lesson.now()) : undefined;
    // Teams at the boards stay when a pupil is called.
    if (!call || names.some((named) => named && 'team' in named)) return;
    shared.change({ [USED]: call.id });
    state.change(namesPatch(call.pupils.slice(0, names.length)));
  }, [isFree, events, used, lesson, shared, state, names]);
  const nameIn = (named: Named | NamedTeam) => {
    if ('team' in named) return named.name;
    const key = pupilKey(named);
    return known.all.find((person) => person.key === key)?.name ?? ('name' in named ? named.name : undefined);
  };
  return {
    known,
    names,
    nameOf: (index) => {
      const named = names[index];
      return named && nameIn(named);
    },
    choose: (chosen) => state.change(namesPatch(chosen)),
    call: (chosen, drawn, again) => {
      const before = shared.get()[DRAWN];
      if (again && typeof before === 'string') lesson.takeBack(before);
      const { id } = lesson.add({ kind: 'called', pupils: [...drawn] });
      shared.change({ [USED]: id, [DRAWN]: id });
      state.change(namesPatch(chosen));
    },
  };
}
