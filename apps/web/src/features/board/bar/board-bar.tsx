import type { Signal } from '@lectern/base';
import { IconButton } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { Fullscreen, Shrink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { DocumentBar } from '../../../parts/live-document/index.ts';
import classes from '../board.module.css';
import { useTexts } from '../model/board-texts.ts';

/** The code of sharing and downloading is loaded when the teacher can write. */
const ShareButton = lazyComponent(
  async () => (await import('../../../parts/live-document/lazy.ts')).ShareButton,
  { after: 1_000 },
);
const DownloadMenu = lazyComponent(async () => (await import('./download-menu.tsx')).DownloadMenu, {
  after: 1_000,
});

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

/** Bar above the board: sharing, downloading and the full screen. */
export function BoardBar(props: BoardBarProps): ReactNode {
  const { live, name, canEdit, pageCount, currentPage, settle, fullScreen, onHome } = props;
  const t = useTexts();
  const shown = useSignal(name);
  return (
    <div className={classes.head}>
      <DocumentBar live={live} name={name} canEdit={canEdit} t={t} onHome={onHome}>
        <ShareButton documentId={live.documentId} name={shown} label={t('share')} />
        <DownloadMenu
          live={live}
          name={shown}
          pageCount={pageCount}
          currentPage={currentPage}
          settle={settle}
        />
        <IconButton
          label={t(fullScreen.active ? 'leaveFullScreen' : 'fullScreen')}
          icon={fullScreen.active ? <Shrink aria-hidden="true" /> : <Fullscreen aria-hidden="true" />}
          onClick={fullScreen.toggle}
        />
      </DocumentBar>
    </div>
  );
}
