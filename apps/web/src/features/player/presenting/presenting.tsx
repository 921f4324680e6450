import type { Show } from '@lectern/stage/show';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lessonGoingOn } from '../../../parts/lessons/index.ts';
import {
  openPresenter,
  PresentedShow,
  presenterWire,
  type ShownStand,
} from '../../../parts/presenter/index.ts';
import { BlockedDialog } from './blocked-dialog.tsx';
import type { PresenterLink } from './presenter-link.ts';

export interface PresentingProps {
  readonly userId: string;
  readonly documentId: string;
  readonly show: Show;
  readonly link: PresenterLink;
  /** The panel asks something that is answered here. */
  readonly asks: boolean;
}

/** Tells the presenter views of this browser where the show stands, and does what they ask. */
export function Presenting({ userId, documentId, show, link, asks }: PresentingProps): ReactNode {
  const { pageId, cover } = show.state;
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
  const stand = useMemo<ShownStand>(
    () => ({ pageId, steps, cover, beganAt, pageAt, asks }),
    [pageId, steps, cover, beganAt, pageAt, asks],
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
    });
    presented.current = made;
    const hide = () => made.leave(false);
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      made.leave(lessonGoingOn(userId, documentId) === undefined);
      made.dispose();
    };
  }, [userId, documentId, link]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is where it stands now
  useEffect(() => presented.current?.tell(), [stand]);
  useEffect(
    () => link.opens(() => void openPresenter(documentId).then((opened) => setBlocked(!opened))),
    [link, documentId],
  );
  return isBlocked && <BlockedDialog onAgain={link.open} onClose={() => setBlocked(false)} />;
}
