import type { Signal } from '@lectern/base';
import { IconButton, Row } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { ArrowLeft, Fullscreen, Shrink } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { NameField, SavedMark } from '../../../parts/live-document/index.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { useTexts } from '../model/board-texts.ts';
import classes from './bar.module.css';

const ShareButton = lazyComponent(
  async () => (await import('../../../parts/live-document/lazy.ts')).ShareButton,
);
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
      {!canEdit && <span className={classes.others}>{t('looks')}</span>}
      {calm && <ShareButton documentId={live.documentId} name={shown} label={t('share')} />}
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
