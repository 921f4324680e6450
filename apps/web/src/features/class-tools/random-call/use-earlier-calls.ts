import { type ClassCall, listClassCalls } from '@lectern/protocol/class-calls';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useState } from 'react';
import { windowClasses } from '../../../parts/classes/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { call } from '../../../platform/api/call.ts';
import { currentSession } from '../../../platform/api/session.ts';

const NONE: readonly ClassCall[] = [];

/**
 * The pupils called in earlier lessons of the class, the latest at the end: offline as last fetched by this browser,
 * otherwise empty. Calls of this lesson are in the lesson.
 */
export function useEarlierCalls(lesson: ToolLesson): readonly ClassCall[] {
  const classId = useSignal(lesson.classTaught, (taught) =>
    taught.type === 'there' ? taught.schoolClass.class_id : undefined,
  );
  const [heard, setHeard] = useState<{ readonly classId: string; readonly calls: readonly ClassCall[] }>();
  const lessonId = lesson.id;
  useEffect(() => {
    const userId = currentSession()?.userId;
    if (classId === undefined || userId === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const input = { params: { class_id: classId }, query: { lesson_id: lessonId }, signal };
    windowClasses
      .answer(userId, `calls ${classId}`, () => call(listClassCalls, input))
      .then(({ value: { calls } }) => {
        if (!signal.aborted) setHeard({ classId, calls });
      })
      // On failure only the lesson's own calls count.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [classId, lessonId]);
  return heard?.classId === classId ? (heard?.calls ?? NONE) : NONE;
}
