import { loadAllPresets } from '@lectern/stage/edit';
import { FreehandSession, PenSession, PenSurface, PointsSession, PointsSurface } from '@lectern/stage/paths';
import { Button, IconButton } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, CircleMinus, CirclePlus, Pentagon, Spline, Undo2, Unlink2, Waypoints, X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { FootBar } from '../foot-bar/foot-bar.tsx';
import { usePathTexts } from './texts.ts';

/** The surface over the page on which outlines are drawn or edited. */
export function PathHands(): ReactNode {
  const { session } = useEditing();
  const drawing = useSignal(session.drawing);
  const pageId = useSignal(session.pageId);
  if (!drawing) return null;
  return drawing.type === 'points' ? (
    <Points key={drawing.elementId} elementId={drawing.elementId} />
  ) : drawing.type === 'pen' ? (
    <Pen key={`pen ${pageId}`} />
  ) : (
    <Freehand key={`free ${pageId}`} />
  );
}

/** Returns a function that ends drawing and moves the focus back to the page. */
function useDone(): () => void {
  const { session, focusPage } = useEditing();
  return () => {
    const { type } = session.drawing.get() ?? {};
    if (type !== 'points') session.drawing.set(undefined);
    focusPage();
  };
}

function Pen(): ReactNode {
  const t = usePathTexts();
  const { session } = useEditing();
  const [pen] = useState(() => new PenSession(session));
  const done = useDone();
  const { nodes } = useSignal(pen.state);
  const finish = (closed: boolean) => {
    pen.finish(closed);
    done();
  };
  return (
    <>
      <PenSurface session={session} pen={pen} label={t('penSurface')} onDone={done} />
      <FootBar label={t('penBar')} hint={t('penHint')}>
        <IconButton
          label={t('back')}
          size="small"
          icon={<Undo2 />}
          disabled={nodes.length === 0}
          onClick={() => pen.back()}
        />
        <IconButton
          label={t('close')}
          size="small"
          icon={<Pentagon />}
          disabled={nodes.length < 3}
          onClick={() => finish(true)}
        />
        <IconButton label={t('cancel')} size="small" icon={<X />} onClick={done} />
        <Button
          size="small"
          tone="primary"
          icon={<Check aria-hidden="true" />}
          disabled={nodes.length < 2}
          onClick={() => finish(false)}
        >
          {t('end')}
        </Button>
      </FootBar>
    </>
  );
}

function Freehand(): ReactNode {
  const t = usePathTexts();
  const { session } = useEditing();
  const [pen] = useState(() => new FreehandSession(session));
  const done = useDone();
  return (
    <>
      <PenSurface session={session} pen={pen} label={t('freehandSurface')} onDone={done} />
      <FootBar label={t('penBar')} hint={t('freehandHint')}>
        <IconButton label={t('cancel')} size="small" icon={<X />} onClick={done} />
      </FootBar>
    </>
  );
}

function Points({ elementId }: { readonly elementId: string }): ReactNode {
  const t = usePathTexts();
  const { session, focusPage } = useEditing();
  const [points, setPoints] = useState<PointsSession>();
  useEffect(() => {
    let begun: PointsSession | undefined;
    let isHere = true;
    void loadAllPresets().then(
      () => {
        if (!isHere) return;
        begun = PointsSession.begin(session, elementId);
        if (!begun) session.drawing.set(undefined);
        setPoints(begun);
      },
      () => session.drawing.set(undefined),
    );
    return () => {
      isHere = false;
      begun?.finish();
    };
  }, [session, elementId]);
  const texts = useMemo(
    () => ({
      point: (number: number) => t('point', { number }),
      handleIn: t('handleIn'),
      handleOut: t('handleOut'),
    }),
    [t],
  );
  if (!points) return null;
  const done = () => {
    points.finish();
    focusPage();
  };
  return (
    <>
      <PointsSurface session={session} points={points} texts={texts} onDone={done} />
      <PointsBar points={points} onDone={done} />
    </>
  );
}

function PointsBar({
  points,
  onDone,
}: {
  readonly points: PointsSession;
  readonly onDone: () => void;
}): ReactNode {
  const t = usePathTexts();
  const { chosen, choseWay, apart } = useSignal(points.state);
  const none = chosen === undefined;
  return (
    <FootBar label={t('pointsBar')}>
      <IconButton
        label={t('add')}
        size="small"
        icon={<CirclePlus />}
        disabled={none}
        onClick={() => points.add()}
      />
      <IconButton
        label={t('remove')}
        size="small"
        icon={<CircleMinus />}
        disabled={none || choseWay}
        onClick={() => points.remove()}
      />
      <IconButton
        label={t('smooth')}
        size="small"
        icon={<Spline />}
        pressed={points.isSmooth}
        disabled={none || choseWay}
        onClick={() => points.toggleSmooth()}
      />
      <IconButton
        label={t('apart')}
        size="small"
        icon={<Unlink2 />}
        pressed={apart}
        onClick={() => points.toggleApart()}
      />
      <IconButton
        label={t('curved')}
        size="small"
        icon={<Waypoints />}
        pressed={points.isCurved}
        disabled={none}
        onClick={() => points.toggleCurved()}
      />
      <IconButton
        label={t('closed')}
        size="small"
        icon={<Pentagon />}
        pressed={points.isClosed}
        disabled={none}
        onClick={() => points.toggleClosed()}
      />
      <Button size="small" tone="primary" icon={<Check aria-hidden="true" />} onClick={onDone}>
        {t('done')}
      </Button>
    </FootBar>
  );
}
