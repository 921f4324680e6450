import { readPageSteps } from '@lectern/stage/show';
import { bringUsualDrawings, CHINESE_LABELS, ENGLISH_LABELS } from '@lectern/stage/view';
import { Spinner } from '@lectern/ui';
import { afterPaint } from '@lectern/ui/after-paint';
import type { LateCode } from '@lectern/ui/late';
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
import { useWindowTitle } from '../../platform/window-title/use-window-title.ts';
import { AfterTurn } from './after-turn.ts';
import { useShowInk } from './ink/use-show-ink.ts';
import { keptPage } from './kept-page.ts';
import { ElsewhereDialog, InkNotice, NothingToShow } from './late-parts.ts';
import { TaughtCourseware } from './lesson/taught-courseware.ts';
import { useLesson } from './lesson/use-lesson.ts';
import classes from './player.module.css';
import { Player } from './player.tsx';
import { useRound } from './round/use-round.ts';
import { useTexts } from './texts.ts';
import { useMayWrite } from './use-may-write.ts';

export interface PlayerScreenProps {
  readonly documentId: string;
  /** Counted from 1; left out: where the show begins. */
  readonly startPage: number | undefined;
  /** The page at which the lesson was left that goes on with this show, if one does. */
  readonly stood: PageInSight | undefined;
  readonly user: CoursewareUser;
  /** The catalogue, which is brought after the first page. */
  readonly classTools: LateCode<readonly OpenableTool[]>;
  /** Called once its first page is on the screen. */
  readonly onOpened: () => void;
  /** Back to the courseware, at this page, while the lesson goes on. */
  readonly onLeave: (pageNumber: number) => void;
  /** The same once the lesson is over. */
  readonly onEnded: (pageNumber: number) => void;
  /** Away from a courseware that cannot be shown, and so cannot be gone back to either. */
  readonly onHome: () => void;
}

/** `/play`: opens the courseware and shows it. */
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
  /** Released when the player goes. */
  readonly shown: ShownCourseware;
  readonly documentId: string;
  readonly startPage: number | undefined;
  readonly stood: PageInSight | undefined;
  readonly userId: string;
  readonly classTools: LateCode<readonly OpenableTool[]>;
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
        shown.bringLive();
        bringUsualDrawings();
        onOpened();
      }),
    [shown],
  );
  const [turn] = useState(() => new AfterTurn());
  // Before the lesson is left, which is told of the last page.
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
  // Nobody teaches in a hall: a show that begins there is no lesson until somebody ends it and stays.
  const taught = useLesson(shown, userId, documentId, !round.now?.kiosk);
  const { lesson, run, onPage: noteShown, onSteps: noteSteps } = taught;
  const where = useSignal(run.where);
  const ink = useShowInk(shown, run, userId, documentId);
  const store = mayWrite && arrival.type === 'there' ? arrival.live.store : undefined;
  const page = useRef(startPage ?? 1);
  // The lesson goes on: it was not ended, and whoever teaches the courseware again is in it.
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
          stand={taught.stand}
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
