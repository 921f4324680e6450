import { leastZoom, mostZoom } from '@lectern/stage/edit';
import { IconButton, Menu, MenuItem } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Maximize, Minus, NotebookText, Plus } from 'lucide-react';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { ImportReport } from '../import-report/index.tsx';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './status-bar.module.css';

const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 4];

export interface StatusBarProps {
  readonly notesShown: boolean;
  readonly onToggleNotes: () => void;
}

export function StatusBar({ notesShown, onToggleNotes }: StatusBarProps): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { zoom, fits } = useSignal(session.viewport.view);
  const { ids } = useSignal(session.selection);
  const pageId = useSignal(session.pageId);
  const pages = usePages();
  const percent = `${Math.round(zoom * 100)}%`;
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('status.label')}>
      <span className={classes.page}>
        {t('status.page', { number: pages.indexOf(pageId ?? '') + 1, count: pages.length })}
      </span>
      <ImportReport />
      {ids.length > 0 ? (
        <span className={classes.chosen}>{t('status.chosen', { count: ids.length })}</span>
      ) : null}
      <span className={classes.space} />
      <IconButton
        size="small"
        label={t('status.notes')}
        icon={<NotebookText />}
        pressed={notesShown}
        side="top"
        onClick={onToggleNotes}
      />
      <IconButton
        size="small"
        label={t('status.fit')}
        shortcut="Ctrl+0"
        icon={<Maximize />}
        pressed={fits}
        side="top"
        onClick={() => session.viewport.fit()}
      />
      <IconButton
        size="small"
        label={t('status.zoomOut')}
        icon={<Minus />}
        side="top"
        disabled={zoom <= leastZoom}
        onClick={() => session.viewport.zoomTo(zoom / 1.2)}
      />
      <Menu
        side="top"
        align="end"
        trigger={
          <button type="button" className={classes.zoom} aria-label={`${t('status.zoom')} ${percent}`}>
            {percent}
          </button>
        }
      >
        {steps.map((step) => (
          <MenuItem key={step} onSelect={() => session.viewport.zoomTo(step)}>{`${step * 100}%`}</MenuItem>
        ))}
        <MenuItem onSelect={() => session.viewport.fit()}>{t('status.fit')}</MenuItem>
      </Menu>
      <IconButton
        size="small"
        label={t('status.zoomIn')}
        icon={<Plus />}
        side="top"
        disabled={zoom >= mostZoom}
        onClick={() => session.viewport.zoomTo(zoom * 1.2)}
      />
    </div>
  );
}

function usePages(): readonly string[] {
  const { store } = useEditing().session;
  const subscribe = useCallback((listener: () => void) => store.subscribeChildren('deck', listener), [store]);
  return useSyncExternalStore(subscribe, () => store.pages());
}
