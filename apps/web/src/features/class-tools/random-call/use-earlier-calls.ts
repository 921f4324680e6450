import { type ClassCall, listClassCalls } from '@lectern/protocol/class-calls';
import { useSignal } from '@lectern/ui/use-signal';
import { useQuery } from '@tanstack/react-query';
import { windowClasses } from '../../../parts/classes/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { call } from '../../../platform/api/call.ts';
import { currentSession } from '../../../platform/api/session.ts';

const NONE: readonly ClassCall[] = [];

/** Whom the teacher called in earlier lessons of the class, the latest at the end; without a network as heard last. */
export function useEarlierCalls(lesson: ToolLesson): readonly ClassCall[] {
  const taught = useSignal(lesson.classTaught);
  const userId = currentSession()?.userId;
  const classId = taught.type === 'there' ? taught.schoolClass.class_id : undefined;
  const { data } = useQuery({
    queryKey: ['class-calls', userId, classId, lesson.id],
    enabled: userId !== undefined && classId !== undefined,
    // What this lesson adds stands in the lesson.
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    queryFn: ({ signal }) =>
      windowClasses.answer(userId ?? '', `calls ${classId}`, () =>
        call(listClassCalls, {
          params: { class_id: classId ?? '' },
          query: { lesson_id: lesson.id },
          signal,
        }),
      ),
  });
  return data?.value.calls ?? NONE;
}
