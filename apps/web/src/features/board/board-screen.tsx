import { EditPermission } from '@lectern/protocol/constants';
import { Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  type CoursewareLease,
  type CoursewareUser,
  isGone,
  openBoard,
} from '../../parts/courseware/index.ts';
import { useLateWork } from '../../platform/late-work.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import classes from './board.module.css';
import { Board } from './board.tsx';
import { useTexts } from './model/board-texts.ts';

const NothingToOpen = lazyComponent(async () => (await import('./nothing-to-open.tsx')).NothingToOpen);

export interface BoardScreenProps {
  readonly documentId: string;
  /** Number of the page to show first, counted from 1. Undefined: the first page. */
  readonly startPage: number | undefined;
  readonly user: CoursewareUser;
  readonly onOpened: () => void;
  readonly onHome: () => void;
}

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly lease: CoursewareLease }
  | { readonly state: 'failed'; readonly error: unknown };

/** `/blackboard`: a board that all users who have it open write on. */
export function BoardScreen(props: BoardScreenProps): ReactNode {
  const { documentId, user, onHome } = props;
  const t = useTexts();
  const [tries, setTries] = useState(0);
  const opening = useOpening(documentId, user, tries);
  if (opening.state === 'open') return <OpenBoard key={documentId} {...props} lease={opening.lease} />;
  if (opening.state === 'opening') {
    return (
      <main className={classes.waiting}>
        <Spinner fill label={t('opening')} />
      </main>
    );
  }
  return (
    <main className={classes.waiting}>
      <NothingToOpen
        error={isGone(opening.error) ? undefined : opening.error}
        onAgain={() => setTries(tries + 1)}
        onHome={onHome}
      />
    </main>
  );
}

function useOpening(documentId: string, { id, name }: CoursewareUser, tries: number): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further try opens again
  useEffect(() => {
    let left = false;
    let lease: CoursewareLease | undefined;
    setOpening({ state: 'opening' });
    openBoard(documentId, { id, name }).then(
      (opened) => {
        if (left) return opened.release();
        lease = opened;
        setOpening({ state: 'open', lease });
      },
      (error: unknown) => left || setOpening({ state: 'failed', error }),
    );
    return () => {
      left = true;
      lease?.release();
    };
  }, [documentId, id, name, tries]);
  return opening;
}

function OpenBoard({
  lease,
  onOpened,
  onHome,
  ...props
}: BoardScreenProps & { readonly lease: CoursewareLease }) {
  const { live, name } = lease;
  const { documentId } = props;
  useWindowTitle(useSignal(name));
  const permission = useSignal(live.permission);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => onOpened(), [live]);
  const load = useCallback(async () => {
    const { followName } = await import('../../parts/documents/lazy.ts');
    return () => followName(documentId, name);
  }, [documentId, name]);
  useLateWork(load, 0);
  // The desk is notified when the board closes, so that it shows the current state.
  useEffect(() => () => void tellEdited(documentId), [documentId]);
  if (permission === EditPermission.NONE) {
    return (
      <main className={classes.waiting}>
        <NothingToOpen error={undefined} onHome={onHome} />
      </main>
    );
  }
  return (
    <Board {...props} live={live} name={name} canEdit={permission === EditPermission.EDIT} onHome={onHome} />
  );
}

async function tellEdited(id: string): Promise<void> {
  const { documentNews, markCoverStale } = await import('../../parts/documents/lazy.ts');
  markCoverStale(id);
  documentNews.tell({ kind: 'edited', id });
}
