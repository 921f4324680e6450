import { type CoursewareReader, homeOf } from '@lectern/courseware';
import type { LessonValues } from '@lectern/courseware/lesson';
import { copiedElement } from '@lectern/stage/dragging';
import type { Show, ZoomedPage } from '@lectern/stage/show';
import { type AssetSource, usePageSize } from '@lectern/stage/view';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ShowSheet } from '../../../parts/class-tools/index.ts';
import { type InkBook, seenInk } from '../../../parts/ink/index.ts';
import { lessonGoingOn, type ToolLesson } from '../../../parts/lessons/index.ts';
import {
  openPresenter,
  PresentedShow,
  presenterWire,
  type SeenPart,
  type ShownStand,
} from '../../../parts/presenter/index.ts';
import classes from '../player.module.css';
import { BlockedDialog } from './blocked-dialog.tsx';
import { useKeptSounds } from './keep-sounds.ts';
import { OnceAfterPaint } from './once-after-paint.ts';
import type { PresenterLink } from './presenter-link.ts';

export interface PresentingProps {
  readonly userId: string;
  readonly documentId: string;
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly lesson: ToolLesson;
  readonly show: Show;
  readonly link: PresenterLink;
  /** Whether the player shows a question, which can only be answered in this window. */
  readonly asks: boolean;
  readonly ink: InkBook;
  /** Sheet that is written on instead of the page; undefined without a sheet. */
  readonly sheet: ShowSheet | undefined;
  /** Zoom of the page. */
  readonly page: ZoomedPage;
}

/** Sends the state of the show to this browser's presenter views, and runs their commands. */
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
  // The lesson stores how long the page has been visible, so that the time continues after a reload.
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
  // Presenter views are notified after the class sees the change.
  const [telling] = useState(() => new OnceAfterPaint(() => presented.current?.tell()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is where it stands now
  useEffect(telling.later, [telling, stand]);
  useEffect(() => telling.cancel, [telling]);
  useEffect(
    () => link.opens(() => void openPresenter(documentId).then((opened) => setBlocked(!opened))),
    [link, documentId],
  );
  return isBlocked && <BlockedDialog onAgain={link.open} onClose={() => setBlocked(false)} />;
}

/** The entries of the lesson's state that belong to the page; undefined without any. */
function keptOf(kept: LessonValues, isOn: (key: string) => boolean): LessonValues | undefined {
  const own = Object.entries(kept).filter(([key]) => isOn(key));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** The visible part of an enlarged page as shares of its width and height; undefined when all of it is visible. */
function seenOf({ zoom, times }: ZoomedPage, { w, h }: Record<'w' | 'h', number>): SeenPart | undefined {
  if (times === 1) return undefined;
  const { minX, minY, maxX, maxY } = zoom.seen;
  return { left: minX / w, top: minY / h, width: (maxX - minX) / w, height: (maxY - minY) / h };
}

export interface PointedDotProps {
  readonly link: PresenterLink;
  readonly pageSize: { readonly w: number; readonly h: number };
  /** CSS pixels per logical pixel. */
  readonly scale: number;
}

/** Dot at the position to which a presenter points, shown to the class. */
export function PointedDot({ link, pageSize, scale }: PointedDotProps): ReactNode {
  const at = useSignal(link.pointed);
  if (!at) return null;
  const place = { left: at.x * pageSize.w * scale, top: at.y * pageSize.h * scale };
  return <span className={classes.pointed} style={place} data-testid="pointed" aria-hidden="true" />;
}
