import { readPageSteps } from '@lectern/stage/show';
import { CHINESE_LABELS, ENGLISH_LABELS, preloadUsualDrawings } from '@lectern/stage/view';
import { Spinner } from '@lectern/ui';
import { afterPaint } from '@lectern/ui/after-paint';
import type { LazyCode } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OpenableTool } from '../../parts/class-tools/index.ts';
import {
  type CoursewareUser,
  type ShownCourseware,
  useShownCourseware,
} from '../../parts/courseware/index.ts';
import type { PageInSight } from '../../parts/lessons/index.ts';
import { Tools } from '../../parts/tools/index.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import { AfterTurn, keptPage } from './after-turn.ts';
import { useShowInk } from './ink/use-show-ink.ts';
import { ElsewhereDialog, InkNotice, NothingToShow } from './lazy-parts.ts';
import { TaughtCourseware, useLesson } from './lesson/use-lesson.ts';
import classes from './player.module.css';
import { Player } from './player.tsx';
import { useRound } from './round/use-round.ts';
import { useTexts } from './texts.ts';
import { useMayWrite } from './use-may-write.ts';

export interface PlayerScreenProps {
  readonly documentId: string;
  /** Number of the page to show first, counted from 1; undefined: the first page of the show. */
  readonly startPage: number | undefined;
  /** Page and steps at which the lesson in progress was left; undefined without such a lesson. */
  readonly stood: PageInSight | undefined;
  readonly user: CoursewareUser;
  /** Catalogue of class tools, loaded after the first page. */
  readonly classTools: LazyCode<readonly OpenableTool[]>;
  /** Called when the first page is painted. */
  readonly onOpened: () => void;
  /** Returns to the courseware at this page; the lesson continues. */
  readonly onLeave: (pageNumber: number) => void;
  /** Returns to the courseware at this page after the lesson has ended. */
  readonly onEnded: (pageNumber: number) => void;
  /** Leaves for the home screen when the courseware cannot be shown. */
  readonly onHome: () => void;
}

/** Screen of `/play`: opens a courseware and shows it. */
export function PlayerScreen({
  documentId,
  startPage,
  stood,
  user,
  classTools,
  onOpened,
  onLeave,
  onEnded,
  onHome,
}: PlayerScreenProps) {
  const t = useTexts();
  const opening = useShownCourseware(documentId, user);

  if (opening.state === 'open') {
    return (
      <OpenPlayer
        shown={opening.shown}
        documentId={documentId}
        startPage={startPage}
        stood={stood}
        userId={user.id}
        classTools={classTools}
        onOpened={onOpened}
        onLeave={onLeave}
        onEnded={onEnded}
      />
    );
  }
  return (
    <main className={classes.waiting}>
      {opening.state === 'opening' ? (
        <Spinner fill label={t('opening')} />
      ) : (
        <NothingToShow opening={opening} userId={user.id} documentId={documentId} onHome={onHome} />
      )}
    </main>
  );
}

interface OpenPlayerProps {
  /** Released when the player closes. */
  readonly shown: ShownCourseware;
  readonly documentId: string;
  readonly startPage: number | undefined;
  readonly stood: PageInSight | undefined;
  readonly userId: string;
  readonly classTools: LazyCode<readonly OpenableTool[]>;
  readonly onOpened: () => void;
  readonly onLeave: (pageNumber: number) => void;
  readonly onEnded: (pageNumber: number) => void;
}

function OpenPlayer(props: OpenPlayerProps) {
  const { shown, documentId, startPage, stood, userId, classTools, onOpened, onLeave, onEnded } = props;
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, whatever is to be called by now.
  useEffect(
    () =>
      afterPaint(() => {
        shown.openLive();
        preloadUsualDrawings();
        onOpened();
      }),
    [shown],
  );
  const [turn] = useState(() => new AfterTurn());
  // Runs waiting effects before the lesson is left, so that it stores the last page.
  useEffect(() => {
    addEventListener('pagehide', turn.now);
    return () => {
      removeEventListener('pagehide', turn.now);
      turn.now();
    };
  }, [turn]);
  useWindowTitle(useSignal(shown.name));
  const arrival = useSignal(shown.arrival);
  const mayWrite = useMayWrite(shown);
  const round = useRound(shown.reader);
  // A show in kiosk mode begins no lesson until the teacher stops the mode.
  const taught = useLesson(shown, userId, documentId, !round.now?.kiosk);
  const { lesson, run, onPage: noteShown, onSteps: noteSteps } = taught;
  const where = useSignal(run.where);
  const ink = useShowInk(shown, run, userId, documentId);
  const store = mayWrite && arrival.type === 'there' ? arrival.live.store : undefined;
  const page = useRef(startPage ?? 1);
  // Editing does not end the lesson; showing the courseware again resumes it.
  const onEdit = () => onLeave(page.current);
  const presented = useMemo(() => ({ userId, documentId }), [userId, documentId]);
  const [startId] = useState(() => shown.reader.pages()[(startPage ?? 0) - 1]);
  const onPage = useCallback(
    (number: number) => {
      page.current = number;
      const keep = keptPage(documentId, number);
      turn.later(() => {
        keep();
        noteShown(number);
      });
    },
    [turn, noteShown, documentId],
  );
  const onSteps = useCallback<typeof noteSteps>(
    (...come) => turn.later(() => noteSteps(...come)),
    [turn, noteSteps],
  );
  return (
    <TaughtCourseware value={shown}>
      <Tools store={store} isHeard>
        <Player
          reader={shown.reader}
          ink={ink}
          store={store}
          assets={shown.assets}
          classTools={classTools}
          lesson={lesson}
          looked={taught.looked}
          kept={taught.kept}
          wouldEnd={() => run.wouldEnd}
          round={round}
          labels={language === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS}
          startPage={startPage}
          startSteps={stood?.id === startId ? readPageSteps(stood?.steps) : undefined}
          position={taught.position}
          notice={<InkNotice shown={shown} ink={ink} where={where} />}
          onPage={onPage}
          onSteps={onSteps}
          taught={lesson && presented}
          onEdit={store && where === 'here' ? onEdit : undefined}
          onEnd={(page) => {
            turn.now();
            run.end();
            onEnded(page);
          }}
        />
        {where !== 'here' && (
          <ElsewhereDialog
            userId={userId}
            documentId={documentId}
            run={run}
            where={where}
            onLeave={() => (where === 'over' ? onEnded : onLeave)(page.current)}
          />
        )}
      </Tools>
    </TaughtCourseware>
  );
}
