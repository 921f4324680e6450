import type { CoursewareReader } from '@lectern/courseware';
import type { PageSteps } from '@lectern/stage/show';
import { afterPaint } from '@lectern/ui/after-paint';
import { useSignal } from '@lectern/ui/use-signal';
import { createContext, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShownCourseware } from '../../../parts/courseware/index.ts';
import type { ShowPosition, TaughtLesson, ToolLesson } from '../../../parts/lessons/index.ts';
import { LessonRun } from './lesson-run.ts';

/** The courseware that the player shows, for components around the slide. */
export const TaughtCourseware = createContext<ShownCourseware | undefined>(undefined);

export interface ShownLesson {
  /**
   * The lesson taught in this window; undefined until it has begun, a moment after the first page, and after another
   * device has taken it over.
   */
  readonly lesson: ToolLesson | undefined;
  /** The class tools of a lesson that this window follows. */
  readonly looked: ToolLesson | undefined;
  /** The class tools of this browser's copy, until the lesson has begun. */
  readonly kept: ToolLesson | undefined;
  readonly run: LessonRun;
  /** Page and steps to which another device has moved the show; this show must go there. */
  readonly position: ShowPosition | undefined;
  /** Called with the number of the page that is shown, counted from 1. */
  readonly onPage: (pageNumber: number) => void;
  readonly onSteps: (pageId: string, steps: PageSteps) => void;
}

/** The lesson of a show; it begins after the first paint, once `isTaught` has been true. */
export function useLesson(
  shown: ShownCourseware,
  userId: string,
  documentId: string,
  isTaught: boolean,
): ShownLesson {
  // One run per show.
  const run = useMemo(
    () =>
      new LessonRun(userId, {
        id: documentId,
        name: shown.name.get,
        // Reloads, so that ink, tools and phones all belong to the next lesson.
        onEnded: () => location.reload(),
      }),
    [shown, userId, documentId],
  );
  const page = useRef<number>(undefined);
  const steps = useRef<readonly [string, PageSteps]>(undefined);
  const [lesson, setLesson] = useState<TaughtLesson>();
  const [looked, setLooked] = useState<ToolLesson>();
  const [position, setPosition] = useState<ShowPosition>();
  const where = useSignal(run.where);
  const kept = useSignal(run.kept);
  // A lesson that has begun continues while the show runs by itself in a kiosk.
  const [begins, setBegins] = useState(isTaught);
  if (isTaught && !begins) setBegins(true);

  useEffect(() => {
    if (!begins) return;
    let left = false;
    const { reader } = shown;
    const toPage = (to: ShowPosition | undefined): boolean => {
      if (!to || !reader.pages().includes(to.pageId)) return false;
      setPosition(to);
      return true;
    };
    const teach = (taught: TaughtLesson): void => {
      setLesson(taught);
      // When the show moves to another page, that page's `onPage` notifies the lesson.
      const here = page.current === undefined ? undefined : reader.pages()[page.current - 1];
      if (toPage(taught.stands) && taught.stands?.pageId !== here) return;
      if (page.current !== undefined) showPage(taught, reader, page.current);
      if (!taught.stands && steps.current) taught.showSteps(...steps.current);
    };
    const begin = () => {
      run.begin();
      void run.begun.then((begun) => {
        if (left || !begun) return;
        if (begun.kind === 'taught') return teach(begun);
        const follow = () => left || toPage(begun.position.get());
        begun.position.subscribe(follow);
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
      setPosition(undefined);
    };
  }, [run, shown, begins]);

  return {
    lesson: where === 'here' ? lesson : undefined,
    looked: where === 'followed' ? looked : undefined,
    kept: where === 'here' && !lesson ? kept?.tools : undefined,
    run,
    position,
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
