import type { CoursewareReader } from '@lectern/courseware';
import { LateCode } from '@lectern/ui/late';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownCourseware } from '../../parts/courseware/index.ts';
import type { TaughtLesson, ToolLesson } from '../../parts/lessons/index.ts';
import { afterPaint } from '../../platform/after-paint.ts';

/** What teaches a lesson: no page waits for it. */
export const lessonCode = new LateCode(() => import('../../parts/lessons/lazy.ts'));

export interface ShownLesson {
  /** Undefined until it has begun; a moment after the first page. */
  readonly lesson: ToolLesson | undefined;
  /** Counted from 1. */
  readonly onPage: (pageNumber: number) => void;
  /** The teacher ends the lesson. Whoever leaves another way goes on with it when he comes back soon. */
  readonly end: () => void;
}

/** The lesson that is taught with a show: begun once the first page is painted. */
export function useLesson(shown: ShownCourseware, userId: string, documentId: string): ShownLesson {
  const lesson = useRef<TaughtLesson>(undefined);
  const page = useRef<number>(undefined);
  const [begun, setBegun] = useState<TaughtLesson>();

  useEffect(() => {
    let left = false;
    let endNeed: (() => void) | undefined;
    const begin = async () => {
      const { teachLesson } = await lessonCode.bring();
      if (left) return;
      const taught = await teachLesson(userId, { id: documentId, name: shown.name.get });
      if (left) return taught?.leave();
      lesson.current = taught;
      setBegun(taught);
      if (page.current !== undefined) showPage(taught, shown.reader, page.current);
    };
    const cancel = afterPaint(() => {
      endNeed = lessonCode.need();
      begin().catch(() => undefined);
    });
    return () => {
      left = true;
      cancel();
      endNeed?.();
      lesson.current?.leave();
      lesson.current = undefined;
      setBegun(undefined);
    };
  }, [shown, userId, documentId]);

  return {
    lesson: begun,
    onPage: useCallback(
      (number) => {
        page.current = number;
        showPage(lesson.current, shown.reader, number);
      },
      [shown],
    ),
    end: useCallback(() => {
      lesson.current?.end();
      lesson.current = undefined;
    }, []),
  };
}

function showPage(lesson: TaughtLesson | undefined, reader: CoursewareReader, number: number): void {
  const pageId = reader.pages()[number - 1];
  if (pageId !== undefined) lesson?.showPage(pageId, number);
}
