import type { Signal } from '@lectern/base';
import { IconButton } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { History, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import type { LiveCourseware } from '../../parts/courseware/index.ts';
import { DocumentBar } from '../../parts/live-document/index.ts';
import { currentSession } from '../../platform/api/session.ts';
import { useExerciseTexts } from './texts.ts';

/** The code of sharing is loaded when the teacher can write. */
const ShareButton = lazyComponent(
  async () => (await import('../../parts/live-document/lazy.ts')).ShareButton,
  { after: 1_000 },
);

/** Import and export are loaded when questions are on the screen. */
const ExerciseFiles = lazyComponent(async () => (await import('./files/exercise-files.tsx')).ExerciseFiles, {
  after: 1_000,
});

const GiveOutButton = lazyComponent(async () => (await import('./give-out-button.tsx')).GiveOutButton, {
  after: 1_000,
});

const ExerciseVersions = lazyComponent(
  async () => (await import('./versions/exercise-versions.tsx')).ExerciseVersions,
);

export interface ExerciseBarProps {
  readonly live: LiveCourseware;
  readonly name: Signal<string>;
  readonly canEdit: boolean;
  readonly onHome: () => void;
}

/** Bar above an exercise: undo, versions, files and sharing. */
export function ExerciseBar({ live, name, canEdit, onHome }: ExerciseBarProps): ReactNode {
  const t = useExerciseTexts();
  const shown = useSignal(name);
  const me = currentSession()?.userId;
  return (
    <DocumentBar live={live} name={name} canEdit={canEdit} t={t} onHome={onHome}>
      {canEdit && <Steps live={live} />}
      {canEdit && <VersionsButton />}
      <ExerciseFiles name={shown} />
      <ShareButton documentId={live.documentId} name={shown} label={t('share')} />
      {me !== undefined && <GiveOutButton live={live} name={shown} userId={me} />}
    </DocumentBar>
  );
}

function Steps({ live: { store } }: Pick<ExerciseBarProps, 'live'>): ReactNode {
  const t = useExerciseTexts();
  const subscribe = useCallback((listener: () => void) => store.subscribeUndo(listener), [store]);
  const canUndo = useSyncExternalStore(subscribe, () => store.canUndo);
  const canRedo = useSyncExternalStore(subscribe, () => store.canRedo);
  return (
    <>
      <IconButton
        label={t('undo')}
        shortcut="Ctrl+Z"
        icon={<Undo2 aria-hidden="true" />}
        disabled={!canUndo}
        onClick={() => store.undo()}
      />
      <IconButton
        label={t('redo')}
        shortcut="Ctrl+Y"
        icon={<Redo2 aria-hidden="true" />}
        disabled={!canRedo}
        onClick={() => store.redo()}
      />
    </>
  );
}

function VersionsButton(): ReactNode {
  const t = useExerciseTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('versions')} icon={<History aria-hidden="true" />} onClick={() => setOpen(true)} />
      {open && <ExerciseVersions onClose={() => setOpen(false)} />}
    </>
  );
}
