import { type CoursewareReader, homeOf } from '@lectern/courseware';
import type { LessonValues } from '@lectern/courseware/lesson';
import { copiedElement } from '@lectern/stage/dragging';
import type { Show, ZoomedPage } from '@lectern/stage/show';
import { type AssetSource, usePageSize } from '@lectern/stage/view';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ShowSheet } from '../../../parts/class-tools/index.ts';
import type { InkBook } from '../../../parts/ink/index.ts';
import { seenInk } from '../../../parts/ink/index.ts';
import { lessonGoingOn, type ToolLesson } from '../../../parts/lessons/index.ts';
import {
  openPresenter,
  PresentedShow,
  presenterWire,
  type SeenPart,
  type ShownStand,
} from '../../../parts/presenter/index.ts';
import { BlockedDialog } from './blocked-dialog.tsx';
import type { PresenterLink } from './presenter-link.ts';
import { ToldAfterPaint } from './told-after-paint.ts';
import { useKeptSounds } from './use-kept-sounds.ts';

export interface PresentingProps {
  readonly userId: string;
  readonly documentId: string;
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly lesson: ToolLesson;
  readonly show: Show;
  readonly link: PresenterLink;
  /** The panel asks something that is answered here. */
  readonly asks: boolean;
  readonly ink: InkBook;
  /** What is written on instead of the page. */
  readonly sheet: ShowSheet | undefined;
  /** How large the page stands. */
  readonly page: ZoomedPage;
}

/** Tells the presenter views of this browser where the show stands, and does what they ask. */
export function Presenting({
  userId,
  documentId,
  reader,
  assets,
  lesson,
  show,
  link,
  asks,
  ink,
  sheet,
  page,
}: PresentingProps): ReactNode {
  const { pageId, cover } = show.state;
  useKeptSounds(show, lesson.state('sounds'), reader, assets);
  const steps = useSignal(link.steps);
  const [isBlocked, setBlocked] = useState(false);
  const beganAt = useMemo(
    () => lessonGoingOn(userId, documentId)?.beginAt ?? Date.now(),
    [userId, documentId],
  );
  // A page that stood there before a reload has been in sight for as long as its lesson says.
  const pageAt = useMemo(() => {
    const kept = lessonGoingOn(userId, documentId)?.page;
    return Date.now() - (kept?.id === pageId ? (kept?.ms ?? 0) : 0);
  }, [userId, documentId, pageId]);
  const size = usePageSize(reader);
  const seen = useMemo(() => (sheet ? undefined : seenOf(page, size)), [sheet, page, size]);
  const board = useMemo(() => sheet && { ...sheet.board, id: sheet.pageId }, [sheet]);
  const covers = useSignal(lesson.state('covers'));
  const drag = useSignal(lesson.state('drag'));
  const isOnPage = useMemo(
    () => (id: string) => reader.find('element', id) !== undefined && homeOf(reader, id) === pageId,
    [reader, pageId],
  );
  const uncovered = useMemo(() => keptOf(covers, isOnPage), [covers, isOnPage]);
  const dragged = useMemo(() => keptOf(drag, (id) => isOnPage(copiedElement(id) ?? id)), [drag, isOnPage]);
  const stand = useMemo<ShownStand>(
    () => ({ pageId, steps, cover, beganAt, pageAt, asks, seen, board, uncovered, dragged }),
    [pageId, steps, cover, beganAt, pageAt, asks, seen, board, uncovered, dragged],
  );
  const latest = useRef({ stand, command: show.command });
  const presented = useRef<PresentedShow>(undefined);
  useLayoutEffect(() => {
    latest.current = { stand, command: show.command };
  });
  useEffect(() => {
    const made = new PresentedShow({
      wire: presenterWire(userId, documentId),
      stand: () => latest.current.stand,
      onCommand: (command) => latest.current.command(command),
      pointed: link.pointed,
      ink: (id) => seenInk(ink, id),
    });
    presented.current = made;
    const hide = () => made.leave(false);
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      made.leave(lessonGoingOn(userId, documentId) === undefined);
      made.dispose();
    };
  }, [userId, documentId, link, ink]);
  // The class sees it first.
  const [telling] = useState(() => new ToldAfterPaint(() => presented.current?.tell()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is where it stands now
  useEffect(telling.later, [telling, stand]);
  useEffect(() => telling.cancel, [telling]);
  useEffect(
    () => link.opens(() => void openPresenter(documentId).then((opened) => setBlocked(!opened))),
    [link, documentId],
  );
  return isBlocked && <BlockedDialog onAgain={link.open} onClose={() => setBlocked(false)} />;
}

/** What the lesson keeps of these; undefined where that is nothing. */
function keptOf(kept: LessonValues, isOn: (key: string) => boolean): LessonValues | undefined {
  const own = Object.entries(kept).filter(([key]) => isOn(key));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** What the class sees of an enlarged page, shares of its width and height. */
function seenOf({ zoom, times }: ZoomedPage, { w, h }: Record<'w' | 'h', number>): SeenPart | undefined {
  if (times === 1) return undefined;
  const { minX, minY, maxX, maxY } = zoom.seen;
  return { left: minX / w, top: minY / h, width: (maxX - minX) / w, height: (maxY - minY) / h };
}
