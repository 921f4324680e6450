import { type CoursewareReader, SnapshotReader } from '@lectern/courseware';
import type { LessonInk as LessonInkRead } from '@lectern/courseware/lesson';
import type { Lesson } from '@lectern/protocol/lessons';
import { BoardGround } from '@lectern/stage/board-ground';
import { type InkedPage, InkPicture, inkedPages, type Stroke } from '@lectern/stage/ink';
import { PageThumbnail } from '@lectern/stage/show';
import { type AssetSource, CHINESE_LABELS, ENGLISH_LABELS, usePageSize } from '@lectern/stage/view';
import { Button, Dialog, ErrorState, Spinner, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { type ShownCourseware, showCourseware } from '../../parts/courseware/index.ts';
import type { ShownPage } from '../../parts/lessons/index.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { KeepBoards } from './keep-boards.tsx';
import { lessonInkQuery } from './lesson-queries.ts';
import { useLessonTexts } from './lesson-texts.ts';
import classes from './lessons.module.css';
import { ReplayControls } from './replay/replay-controls.tsx';
import { useReplay } from './replay/use-replay.ts';

export interface LessonInkProps {
  readonly userId: string;
  readonly lesson: Lesson;
  /** The pages shown in the lesson, with the numbers they had. */
  readonly shown: readonly ShownPage[];
}

/** The ink of a lesson, page by page, over the current courseware. */
export function LessonInk({ userId, lesson, shown }: LessonInkProps): ReactNode {
  const texts = useLessonTexts();
  const ink = useQuery(lessonInkQuery(userId, lesson.id));
  const courseware = useShown(lesson.courseware_id, userId);
  if (ink.isLoadingError)
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={texts('inkFailed')}
        action={<Button onClick={() => void ink.refetch()}>{texts('retry')}</Button>}
      />
    );
  if (ink.isPending || courseware === 'asked') return <Spinner />;
  if (ink.data.pages.size === 0)
    return (
      <Text as="p" tone="quiet">
        {texts('noInk')}
      </Text>
    );
  const reader = courseware?.reader ?? NO_COURSEWARE;
  return (
    <InkedPages
      ink={ink.data}
      reader={reader}
      assets={courseware?.assets ?? NO_ASSETS}
      name={lesson.name}
      shown={shown}
    />
  );
}

interface DrawnOn {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
}

interface InkedPagesProps extends DrawnOn {
  readonly ink: LessonInkRead;
  /** Name of the lesson. */
  readonly name: string;
  readonly shown: readonly ShownPage[];
}

function InkedPages({ ink, reader, assets, name, shown: shownPages }: InkedPagesProps): ReactNode {
  const texts = useLessonTexts();
  const pages = useMemo(() => inkedPages(ink, reader.pages()), [ink, reader]);
  const size = usePageSize(reader);
  const [open, setOpen] = useState<number>();
  const shown = open === undefined ? undefined : pages[open];
  const nameOf = ({ id, number, board }: InkedPage) => {
    if (board) return texts('board', { number });
    if (number > 0) return texts('page', { page: number });
    // The page was deleted since, or the courseware is no longer accessible.
    const then = shownPages.find((each) => each.id === id)?.number;
    return then === undefined ? texts('pageGone') : texts('pageThen', { page: then });
  };
  return (
    <>
      <Stack as="ol" gap={4} className={classes.inked}>
        {pages.map((page, index) => (
          <li key={page.id}>
            <Stack
              as="button"
              gap={2}
              items="center"
              overflow="clip"
              hover
              pad={2}
              radius="card"
              type="button"
              className={classes.inkedPage}
              onClick={() => setOpen(index)}
            >
              <InkedPageView page={page} reader={reader} assets={assets} />
              {nameOf(page)}
            </Stack>
          </li>
        ))}
      </Stack>
      <KeepBoards name={texts('boardsOf', { name: name.slice(0, 150) })} pages={pages} size={size} />
      <Dialog
        open={shown !== undefined}
        onOpenChange={() => setOpen(undefined)}
        title={shown ? nameOf(shown) : ''}
        size="l"
        footer={
          pages.length > 1 && (
            <>
              <Button
                icon={<ChevronLeft aria-hidden="true" />}
                disabled={open === 0}
                onClick={() => setOpen((open ?? 0) - 1)}
              >
                {texts('previousInked')}
              </Button>
              <Button
                icon={<ChevronRight aria-hidden="true" />}
                disabled={open === pages.length - 1}
                onClick={() => setOpen((open ?? 0) + 1)}
              >
                {texts('nextInked')}
              </Button>
            </>
          )
        }
      >
        {shown && <ReplayedPage key={shown.id} page={shown} reader={reader} assets={assets} />}
      </Dialog>
    </>
  );
}

/** A page in large, whose ink is replayed. */
function ReplayedPage({ page, reader, assets }: DrawnOn & { readonly page: InkedPage }): ReactNode {
  const replay = useReplay(page.strokes);
  useRedrawOnResize();
  return (
    <Stack rows="center" columns="one" gap={4} items="center" className={classes.inkedLarge}>
      <InkedPageView
        page={page}
        strokes={replay.strokes}
        reader={reader}
        assets={assets}
        width={largeWidth(usePageSize(reader))}
      />
      <ReplayControls replay={replay} />
    </Stack>
  );
}

interface InkedPageViewProps extends DrawnOn {
  readonly page: InkedPage;
  /** The strokes to draw; by default all of the page. */
  readonly strokes?: readonly Stroke[];
  readonly width?: number;
}

function InkedPageView({ page, strokes, reader, assets, width = 30 }: InkedPageViewProps): ReactNode {
  const language = useLanguage();
  const size = usePageSize(reader);
  return (
    <PageThumbnail
      reader={reader}
      assets={assets}
      labels={language === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS}
      pageId={page.id}
      number={page.number}
      width={width}
      className={classes.inkedSlide}
    >
      {page.board && <BoardGround color={page.board.color} ground={page.board.ground} size={size} />}
      <InkPicture strokes={strokes ?? page.strokes} pageSize={size} />
    </PageThumbnail>
  );
}

/** Renders again on resize, such as when a tablet is rotated. */
function useRedrawOnResize(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('resize', redraw);
    return () => removeEventListener('resize', redraw);
  }, []);
}

/** Height of the dialog's parts above and below the page, rem. */
const AROUND_REM = 28;

/** Width of the page in the dialog, rem: limited by the window on a phone. */
function largeWidth({ w, h }: { readonly w: number; readonly h: number }): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const high = Math.min(82, innerHeight / rem) - AROUND_REM;
  return Math.max(16, Math.min(100, innerWidth / rem - 9, (high * w) / h));
}

/** The courseware; undefined when it was deleted or fails to load: then the ink is shown on empty pages. */
function useShown(coursewareId: string | null, userId: string): ShownCourseware | 'asked' | undefined {
  const [shown, setShown] = useState<ShownCourseware | 'asked' | undefined>(
    coursewareId === null ? undefined : 'asked',
  );
  const user = useMemo(() => ({ id: userId, name: '' }), [userId]);
  useEffect(() => {
    if (coursewareId === null) return;
    let left = false;
    let found: ShownCourseware | undefined;
    showCourseware(coursewareId, user).then(
      (opened) => {
        if (left) return opened.release();
        found = opened;
        setShown(opened);
      },
      () => left || setShown(undefined),
    );
    return () => {
      left = true;
      found?.release();
    };
  }, [coursewareId, user]);
  return shown;
}

const NO_COURSEWARE = new SnapshotReader({ records: [] });
const NO_ASSETS: AssetSource = { url: () => undefined, subscribe: () => () => undefined };
