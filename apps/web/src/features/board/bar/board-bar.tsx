import type { Signal } from '@lectern/base';
import { IconButton, Row, showToast } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { ArrowLeft, Fullscreen, Shrink } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { useTexts } from '../model/board-texts.ts';
import classes from './bar.module.css';

const ShareButton = lazyComponent(async () => (await import('./share-button.tsx')).ShareButton);
const DownloadMenu = lazyComponent(async () => (await import('./download-menu.tsx')).DownloadMenu);

const CALM_AFTER_MS = 1_000;

export interface BoardBarProps {
  readonly live: LiveCourseware;
  readonly name: Signal<string>;
  readonly canEdit: boolean;
  readonly pageCount: number;
  readonly currentPage: number;
  /** Writes pending strokes to the document before it returns. */
  readonly settle: () => void;
  readonly fullScreen: { readonly active: boolean; readonly toggle: () => void };
  readonly onHome: () => void;
}

/**
 * Bar above the board: its name, whether it is saved, which other users have it open, and the actions on the whole
 * board.
 */
export function BoardBar(props: BoardBarProps): ReactNode {
  const { live, name, canEdit, pageCount, currentPage, settle, fullScreen, onHome } = props;
  const t = useTexts();
  const calm = useCalm();
  const shown = useSignal(name);
  const others = useSignal(live.others);
  const me = currentSession()?.userId;
  const names = [...new Set(others.filter(({ userId }) => userId !== me).map((each) => each.name))];
  return (
    <Row as="header" gap={2} className={classes.bar}>
      <IconButton label={t('home')} icon={<ArrowLeft aria-hidden="true" />} onClick={onHome} />
      <NameField live={live} name={name} canEdit={canEdit} />
      <SavedMark live={live} canEdit={canEdit} />
      <span className={classes.space} />
      {names.length > 0 && (
        <span className={classes.others} role="status">
          {t('with', { names: names.join(t('between')) })}
        </span>
      )}
      {!canEdit && <span className={classes.others}>{t('looks')}</span>}
      {calm && <ShareButton documentId={live.documentId} name={shown} />}
      {calm && (
        <DownloadMenu
          live={live}
          name={shown}
          pageCount={pageCount}
          currentPage={currentPage}
          settle={settle}
        />
      )}
      <IconButton
        label={t(fullScreen.active ? 'leaveFullScreen' : 'fullScreen')}
        icon={fullScreen.active ? <Shrink aria-hidden="true" /> : <Fullscreen aria-hidden="true" />}
        onClick={fullScreen.toggle}
      />
    </Row>
  );
}

/** True a second after the board was opened: buttons for sharing and downloading load after the teacher can write. */
function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}

type OfBoard = Pick<BoardBarProps, 'live' | 'name' | 'canEdit'>;

const LONGEST_NAME = 200;

function NameField({ live, name, canEdit }: OfBoard): ReactNode {
  const shown = useSignal(name);
  return canEdit ? <NameInput live={live} name={name} /> : <h1 className={classes.name}>{shown}</h1>;
}

function NameInput({ live, name }: Pick<OfBoard, 'live' | 'name'>): ReactNode {
  const t = useTexts();
  useSignal(name);
  const { field, take, reset, isChanged } = useTypedWords<HTMLInputElement>({ read: () => name.get() });
  const settle = () => {
    if (!isChanged()) return;
    const next = take().trim().slice(0, LONGEST_NAME);
    if (next === '' || next === name.get()) {
      reset();
      return;
    }
    const rename = async () => {
      const { renameOpen } = await import('../../../parts/documents/lazy.ts');
      await renameOpen(live.documentId, name, next);
    };
    rename().catch((error: unknown) => {
      reset();
      showToast({ kind: 'failure', text: `${t('renameFailed')}: ${messageOf(error)}` });
    });
  };
  return (
    <input
      className={classes.name}
      aria-label={t('name')}
      {...field}
      maxLength={LONGEST_NAME}
      onBlur={() => {
        // Without this call an input method would continue to write at the old selection.
        document.getSelection()?.removeAllRanges();
        settle();
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') reset();
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

/** Message that reports whether the board is saved. */
function SavedMark({ live, canEdit }: Pick<OfBoard, 'live' | 'canEdit'>): ReactNode {
  const t = useTexts();
  const saved = useSignal(live.saved);
  if (!canEdit && saved.type === 'saved') return null;
  return (
    <span className={classes.saved} data-state={saved.type} role="status">
      {t(`saved.${saved.type === 'failed' ? saved.reason : saved.type}`)}
    </span>
  );
}
