import type { CoursewareReader } from '@lectern/courseware';
import type { PageSteps } from '@lectern/stage/show';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShownCourseware } from '../../../parts/courseware/index.ts';
import type { TaughtLesson, ToolLesson } from '../../../parts/lessons/index.ts';
import { afterPaint } from '../../../platform/after-paint.ts';
import { LessonRun, type TaughtWhere } from './lesson-run.ts';

export interface ShownLesson {
  /** Undefined until it has begun; a moment after the first page. */
  readonly lesson: ToolLesson | undefined;
  /** Resolves when it has begun; with undefined where another window of this browser teaches it. */
  readonly begun: Promise<TaughtLesson | undefined>;
  readonly where: TaughtWhere;
  /** Counted from 1. */
  readonly onPage: (pageNumber: number) => void;
  readonly onSteps: (pageId: string, steps: PageSteps) => void;
  /** The teacher ends the lesson. Whoever leaves another way goes on with it when he comes back soon. */
  readonly end: () => void;
  /** To be called once, when nothing more is done in it here. */
  readonly leave: () => void;
}

/** The lesson that is taught with a show: begun once the first page is painted. */
export function useLesson(shown: ShownCourseware, userId: string, documentId: string): ShownLesson {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every show has a lesson of its own
  const run = useMemo(() => new LessonRun(), [shown, userId, documentId]);
  const page = useRef<number>(undefined);
  const steps = useRef<readonly [string, PageSteps]>(undefined);
  const [lesson, setLesson] = useState<TaughtLesson>();

  useEffect(() => {
    let left = false;
    const begin = () => {
      run.begin(userId, {
        id: documentId,
        name: shown.name.get,
        // The show begins anew with the lesson: ink, tools and phones are then all of that one.
        onEnded: () => location.reload(),
      });
      void run.begun.then((taught) => {
        if (left || !taught) return;
        setLesson(taught);
        if (page.current !== undefined) showPage(taught, shown.reader, page.current);
        if (steps.current) taught.showSteps(...steps.current);
      });
    };
    const cancel = afterPaint(begin);
    return () => {
      left = true;
      cancel();
      setLesson(undefined);
    };
  }, [run, shown, userId, documentId]);

  return {
    lesson,
    begun: run.begun,
    where: useSignal(run.where),
    onPage: useCallback(
      (number) => {
        page.current = number;
        showPage(run.taught, shown.reader, number);
      },
      [run, shown],
    ),
    onSteps: useCallback(
      (...come) => {
        steps.current = come;
        run.taught?.showSteps(...come);
      },
      [run],
    ),
    end: run.end,
    leave: run.leave,
  };
}

function showPage(lesson: TaughtLesson | undefined, reader: CoursewareReader, number: number): void {
  const pageId = reader.pages()[number - 1];
  if (pageId !== undefined) lesson?.showPage(pageId, number);
}
