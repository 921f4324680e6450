import { EditPermission } from '@lectern/protocol/constants';
import { Spinner, Stack } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useState } from 'react';
import {
  type CoursewareLease,
  type CoursewareUser,
  isGone,
  openBoard,
} from '../../parts/courseware/index.ts';
import { useOpenDocument, useOpening } from '../../parts/live-document/index.ts';
import classes from './board.module.css';
import { Board } from './board.tsx';
import { useTexts } from './model/board-texts.ts';

const NothingToOpen = lazyComponent(
  async () => (await import('../../parts/live-document/lazy.ts')).NothingToOpen,
);

export interface BoardScreenProps {
  readonly documentId: string;
  /** Number of the page to show first, counted from 1. Undefined: the first page. */
  readonly startPage: number | undefined;
  readonly user: CoursewareUser;
  readonly onOpened: () => void;
  readonly onHome: () => void;
}

/** `/blackboard`: a board that all users who have it open write on. */
export function BoardScreen(props: BoardScreenProps): ReactNode {
  const { documentId, user, onHome } = props;
  const t = useTexts();
  const [tries, setTries] = useState(0);
  const opening = useOpening(openBoard, documentId, user, tries);
  if (opening.state === 'open') return <OpenBoard key={documentId} {...props} lease={opening.lease} />;
  if (opening.state === 'opening') {
    return (
      <Stack as="main" align="center" items="center" surface="paper" className={classes.waiting}>
        <Spinner fill label={t('opening')} />
      </Stack>
    );
  }
  return (
    <Stack as="main" align="center" items="center" surface="paper" className={classes.waiting}>
      <NothingToOpen
        t={t}
        error={isGone(opening.error) ? undefined : opening.error}
        onAgain={() => setTries(tries + 1)}
        onHome={onHome}
      />
    </Stack>
  );
}

function OpenBoard({
  lease,
  onOpened,
  onHome,
  ...props
}: BoardScreenProps & { readonly lease: CoursewareLease }) {
  const { live, name } = lease;
  const { documentId } = props;
  const t = useTexts();
  const permission = useSignal(live.permission);
  useOpenDocument(documentId, lease, onOpened);
  if (permission === EditPermission.NONE) {
    return (
      <Stack as="main" align="center" items="center" surface="paper" className={classes.waiting}>
        <NothingToOpen t={t} error={undefined} onHome={onHome} />
      </Stack>
    );
  }
  return (
    <Board {...props} live={live} name={name} canEdit={permission === EditPermission.EDIT} onHome={onHome} />
  );
}
