import type { LessonState } from '@lectern/courseware/lesson';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect } from 'react';
import type { ToolLesson } from '../lessons/index.ts';
import type { ClassToolProps } from './class-tool.ts';

type OfLesson = Pick<ToolLesson, 'state'>;

/**
 * A tool that goes on without its window (phones are in the lesson, a count-down runs) says so in the lesson, under its own
 * name: put away, by whatever hand, it is folded into a corner. Closed it would stop what the class relies on, unseen.
 */
function goesOn(values: ReturnType<LessonState['get']>): boolean {
  return values.goesOn === true;
}

export function isFolded(values: ReturnType<LessonState['get']>): boolean {
  return goesOn(values) && values.folded === true;
}

/** Folds the tool's window, or unfolds it; false where the tool does not go on, and is closed instead. */
export function fold(lesson: OfLesson, id: string, how: boolean | 'turn'): boolean {
  const state = lesson.state(id);
  const values = state.get();
  if (!goesOn(values)) return false;
  const folded = how === 'turn' ? !isFolded(values) : how;
  state.change({ folded: folded || undefined });
  return true;
}

/** Whether the tool is folded now. `going`: whether it goes on; undefined while that is not known, and nothing changes. */
export function useFolding(
  { lesson, id }: Pick<ClassToolProps, 'lesson' | 'id'>,
  going: boolean | undefined,
): boolean {
  const state = lesson.state(id);
  useEffect(() => {
    if (going === undefined || going === goesOn(state.get())) return;
    // What has come to its end is seen: its window stands there again.
    state.change(going ? { goesOn: true } : { goesOn: undefined, folded: undefined });
  }, [state, going]);
  return useSignal(state, isFolded);
}
