import type { Signal } from '@lectern/base';
import { IconButton, Row } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { ArrowLeft, History, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import type { LiveCourseware } from '../../parts/courseware/index.ts';
import { NameField, SavedMark } from '../../parts/live-document/index.ts';
import { currentSession } from '../../platform/api/session.ts';
import classes from './exercise.module.css';
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

/** Bar above an exercise: its name, whether it is saved, which other users have it open, undo and sharing. */
export function ExerciseBar({ live, name, canEdit, onHome }: ExerciseBarProps): ReactNode {
  const t = useExerciseTexts();
  const shown = useSignal(name);
  const others = useSignal(live.others);
  const me = currentSession()?.userId;
  const names = [...new Set(others.filter(({ userId }) => userId !== me).map((each) => each.name))];
  return (
    <Row as="header" gap={2} className={classes.bar}>
      <IconButton label={t('home')} icon={<ArrowLeft aria-hidden="true" />} onClick={onHome} />
      <NameField
        documentId={live.documentId}
        name={name}
        canEdit={canEdit}
        label={t('name')}
        failed={t('renameFailed')}
      />
      <SavedMark live={live} canEdit={canEdit} t={t} />
      <span className={classes.space} />
      {names.length > 0 && (
        <span className={classes.others} role="status">
          {t('with', { names: names.join(t('between')) })}
        </span>
      )}
      {canEdit ? <Steps live={live} /> : <span className={classes.others}>{t('looks')}</span>}
      {canEdit && <VersionsButton />}
      <ExerciseFiles name={shown} />
      <ShareButton documentId={live.documentId} name={shown} label={t('share')} />
      {me !== undefined && <GiveOutButton live={live} name={shown} userId={me} />}
    </Row>
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
