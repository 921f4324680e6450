import type { CoursewareReader } from '@lectern/courseware';
import type { PageSteps } from '@lectern/stage/show';
import { afterPaint } from '@lectern/ui/after-paint';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShownCourseware } from '../../../parts/courseware/index.ts';
import type { LessonStand, TaughtLesson, ToolLesson } from '../../../parts/lessons/index.ts';
import { LessonRun } from './lesson-run.ts';

export interface ShownLesson {
  /** Undefined until it has begun here, a moment after the first page, and when it is taught here no more. */
  readonly lesson: ToolLesson | undefined;
  /** The lesson that is followed here, as its class tools see it. */
  readonly looked: ToolLesson | undefined;
  /** This browser's copy of the lesson that is about to begin, as its class tools show it. */
  readonly kept: ToolLesson | undefined;
  readonly run: LessonRun;
  /** Where another device has brought the show: this one is to stand there too, whenever it is another. */
  readonly stand: LessonStand | undefined;
  /** Counted from 1. */
  readonly onPage: (pageNumber: number) => void;
  readonly onSteps: (pageId: string, steps: PageSteps) => void;
}

/** The lesson that is taught with a show: begun once the first page is painted, and somebody teaches. */
export function useLesson(
  shown: ShownCourseware,
  userId: string,
  documentId: string,
  isTaught: boolean,
): ShownLesson {
  // Every show has a lesson of its own.
  const run = useMemo(
    () =>
      new LessonRun(userId, {
        id: documentId,
        name: shown.name.get,
        // The show begins anew with the lesson: ink, tools and phones are then all of that one.
        onEnded: () => location.reload(),
      }),
    [shown, userId, documentId],
  );
  const page = useRef<number>(undefined);
  const steps = useRef<readonly [string, PageSteps]>(undefined);
  const [lesson, setLesson] = useState<TaughtLesson>();
  const [looked, setLooked] = useState<ToolLesson>();
  const [stand, setStand] = useState<LessonStand>();
  const where = useSignal(run.where);
  const kept = useSignal(run.kept);
  // A lesson that goes on is not over when the show is left to play by itself in a hall for a while.
  const [begins, setBegins] = useState(isTaught);
  if (isTaught && !begins) setBegins(true);

  useEffect(() => {
    if (!begins) return;
    let left = false;
    const { reader } = shown;
    const bring = (to: LessonStand | undefined): boolean => {
      if (!to || !reader.pages().includes(to.pageId)) return false;
      setStand(to);
      return true;
    };
    const teach = (taught: TaughtLesson): void => {
      setLesson(taught);
      // What shows the page that it is brought to tells the lesson of it.
      const here = page.current === undefined ? undefined : reader.pages()[page.current - 1];
      if (bring(taught.stands) && taught.stands?.pageId !== here) return;
      if (page.current !== undefined) showPage(taught, reader, page.current);
      if (!taught.stands && steps.current) taught.showSteps(...steps.current);
    };
    const begin = () => {
      run.begin();
      void run.begun.then((begun) => {
        if (left || !begun) return;
        if (begun.kind === 'taught') return teach(begun);
        const follow = () => left || bring(begun.stand.get());
        begun.stand.subscribe(follow);
        follow();
        const look = () => left || setLooked(begun.tools.get());
        begun.tools.subscribe(look);
        look();
      });
    };
    const cancel = afterPaint(begin);
    return () => {
      left = true;
      cancel();
      setLesson(undefined);
      setLooked(undefined);
      setStand(undefined);
    };
  }, [run, shown, begins]);

  return {
    lesson: where === 'here' ? lesson : undefined,
    looked: where === 'followed' ? looked : undefined,
    kept: where === 'here' && !lesson ? kept?.tools : undefined,
    run,
    stand,
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
  };
}

function showPage(lesson: TaughtLesson | undefined, reader: CoursewareReader, number: number): void {
  const pageId = reader.pages()[number - 1];
  if (pageId !== undefined) lesson?.showPage(pageId, number);
}
