import { type CoursewareReader, SnapshotReader } from '@lectern/courseware';
import type { Lesson } from '@lectern/protocol/lessons';
import { InkPicture, type Stroke, strokeOf } from '@lectern/stage/ink';
import { PageThumbnail } from '@lectern/stage/show';
import { type AssetSource, CHINESE_LABELS, ENGLISH_LABELS, usePageSize } from '@lectern/stage/view';
import { Button, Dialog, EmptyState, ErrorState, Spinner } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, CircleAlert, PenLine } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type ShownCourseware, showCourseware } from '../../parts/courseware/index.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { lessonInkQuery } from './lesson-queries.ts';
import { useLessonTexts } from './lesson-texts.ts';
import classes from './lessons.module.css';

export interface LessonInkProps {
  readonly userId: string;
  readonly lesson: Lesson;
}

/** A page that was written on. `number` counts from 1; 0 for one that is no more in the courseware. */
interface InkedPage {
  readonly id: string;
  readonly number: number;
  readonly strokes: readonly Stroke[];
}

/** What was written in a lesson, page by page, over the courseware as it is now. */
export function LessonInk({ userId, lesson }: LessonInkProps): ReactNode {
  const texts = useLessonTexts();
  const ink = useQuery(lessonInkQuery(userId, lesson.id));
  const courseware = useShown(lesson.courseware_id, userId);
  if (ink.isError)
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={texts('inkFailed')}
        action={<Button onClick={() => void ink.refetch()}>{texts('retry')}</Button>}
      />
    );
  if (ink.isPending || courseware === 'asked') return <Spinner />;
  if (ink.data.size === 0) return <EmptyState icon={<PenLine />} title={texts('noInk')} />;
  const reader = courseware?.reader ?? NO_COURSEWARE;
  const order = reader.pages();
  const pages = [...ink.data]
    .map(([id, elements]) => ({ id, number: order.indexOf(id) + 1, strokes: elements.map(strokeOf) }))
    .sort((one, other) => (one.number || order.length + 1) - (other.number || order.length + 1));
  return <InkedPages pages={pages} reader={reader} assets={courseware?.assets ?? NO_ASSETS} />;
}

interface DrawnOn {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
}

function InkedPages({
  pages,
  reader,
  assets,
}: DrawnOn & { readonly pages: readonly InkedPage[] }): ReactNode {
  const texts = useLessonTexts();
  const [open, setOpen] = useState<number>();
  const shown = open === undefined ? undefined : pages[open];
  const nameOf = ({ number }: InkedPage) =>
    number > 0 ? texts('page', { page: number }) : texts('pageGone');
  return (
    <>
      <ol className={classes.inked}>
        {pages.map((page, index) => (
          <li key={page.id}>
            <button type="button" className={classes.inkedPage} onClick={() => setOpen(index)}>
              <InkedPageView page={page} reader={reader} assets={assets} />
              {nameOf(page)}
            </button>
          </li>
        ))}
      </ol>
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
        {shown && (
          <div className={classes.inkedLarge}>
            <InkedPageView key={shown.id} page={shown} reader={reader} assets={assets} width={largeWidth()} />
          </div>
        )}
      </Dialog>
    </>
  );
}

interface InkedPageViewProps extends DrawnOn {
  readonly page: InkedPage;
  readonly width?: number;
}

function InkedPageView({ page, reader, assets, width = 30 }: InkedPageViewProps): ReactNode {
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
      <InkPicture strokes={page.strokes} pageSize={size} />
    </PageThumbnail>
  );
}

/** As wide as the dialog has room for, rem: on a phone that is less than on a desk. */
function largeWidth(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(100, innerWidth / rem - 9);
}

/** The courseware; undefined where it is gone or cannot be had: the ink is shown on empty pages then. */
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
