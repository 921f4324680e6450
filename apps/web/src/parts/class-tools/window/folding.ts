import type { LessonState } from '@lectern/courseware/lesson';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect } from 'react';
import type { ToolLesson } from '../../lessons/index.ts';
import type { ClassToolProps } from '../class-tool.ts';

type OfLesson = Pick<ToolLesson, 'state'>;

/**
 * Whether a tool keeps running without its window (phones are in the lesson, a count-down runs), as the tool records in
 * its state of the lesson. Such a tool is folded into a corner instead of closed, because closing it would stop a
 * process that the class relies on.
 */
function goesOn(values: ReturnType<LessonState['get']>): boolean {
  return values.goesOn === true;
}

export function isFolded(values: ReturnType<LessonState['get']>): boolean {
  return goesOn(values) && values.folded === true;
}

/** Folds or unfolds the tool's window; returns false when the tool is not running and must be closed instead. */
export function fold(lesson: OfLesson, id: string, how: boolean | 'turn'): boolean {
  const state = lesson.state(id);
  const values = state.get();
  if (!goesOn(values)) return false;
  const folded = how === 'turn' ? !isFolded(values) : how;
  state.change({ folded: folded || undefined });
  return true;
}

/**
 * Whether the tool is folded now. `going`: whether the tool is running; while it is undefined (unknown), the stored
 * state is kept.
 */
export function useFolding(
  { lesson, id }: Pick<ClassToolProps, 'lesson' | 'id'>,
  going: boolean | undefined,
): boolean {
  const state = lesson.state(id);
  useEffect(() => {
    if (going === undefined || going === goesOn(state.get())) return;
    // When the tool has finished, its window is shown again.
    state.change(going ? { goesOn: true } : { goesOn: undefined, folded: undefined });
  }, [state, going]);
  return useSignal(state, isFolded);
}
