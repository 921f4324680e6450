import { Box, Menu, MenuItem, Text, Toolbar } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { AidsMenu } from '../aids/aids-menu.tsx';
import { CommandButton } from '../commands/command-button.tsx';
import { CommandItem } from '../commands/command-item.tsx';
import { showShortcuts } from '../commands/keyboard/shortcuts.ts';
import {
  toggleMasters,
  toggleNotes,
  toggleSides,
  toggleSorter,
  zoomIn,
  zoomOut,
  zoomToFit,
} from '../commands/screen/view.ts';
import { useEditing } from '../editing/editor-context.ts';
import { region } from '../editing/regions.ts';
import { useShowsDesign } from '../editing/shown-designs.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { PageCount } from '../statistics/page-count.tsx';
import classes from './status-bar.module.css';

const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 4];

export function StatusBar(): ReactNode {
  const t = useEditorTexts();
  const { session, notesShown, sideLayout, sorterShown } = useEditing();
  useSignal(sorterShown);
  useSignal(notesShown);
  useSignal(sideLayout.of('pages'));
  useSignal(sideLayout.of('panel'));
  const { zoom } = useSignal(session.viewport.view);
  const { ids } = useSignal(session.selection);
  const pageId = useSignal(session.pageId);
  const pages = usePages();
  const ofPages = !useShowsDesign();
  const percent = `${Math.round(zoom * 100)}%`;
  return (
    <Toolbar className={classes.bar} label={t('status.label')} {...region('status')}>
      {ofPages ? (
        <PageCount
          text={t('status.page', { number: pages.indexOf(pageId ?? '') + 1, count: pages.length })}
        />
      ) : (
        <Text tone="ink">{t('status.masters')}</Text>
      )}
      <ImportReport />
      {ids.length > 0 ? (
        <span className={classes.chosen}>{t('status.chosen', { count: ids.length })}</span>
      ) : null}
      <Box as="span" flex={1} />
      <CommandButton command={showShortcuts} size="small" side="top" />
      <CommandButton command={toggleSorter} size="small" side="top" />
      <CommandButton command={toggleSides.pages} size="small" side="top" />
      {session.canEdit ? <CommandButton command={toggleSides.panel} size="small" side="top" /> : null}
      {session.canEdit ? <CommandButton command={toggleMasters} size="small" side="top" /> : null}
      <AidsMenu />
      <CommandButton command={toggleNotes} size="small" side="top" />
      <CommandButton command={zoomToFit} size="small" side="top" />
      <CommandButton command={zoomOut} size="small" side="top" tellsKey={false} />
      <Menu
        side="top"
        align="end"
        trigger={
          <Box
            as="button"
            hover
            radius="control"
            type="button"
            className={classes.zoom}
            aria-label={`${t('status.zoom')} ${percent}`}
          >
            {percent}
          </Box>
        }
      >
        {steps.map((step) => (
          <MenuItem key={step} onSelect={() => session.viewport.zoomTo(step)}>{`${step * 100}%`}</MenuItem>
        ))}
        <CommandItem command={zoomToFit} tellsKey={false} />
      </Menu>
      <CommandButton command={zoomIn} size="small" side="top" tellsKey={false} />
    </Toolbar>
  );
}

function usePages(): readonly string[] {
  const { store } = useEditing().session;
  const subscribe = useCallback((listener: () => void) => store.subscribeChildren('deck', listener), [store]);
  return useSyncExternalStore(subscribe, () => store.pages());
}

const ImportReportChip = lazyComponent(
  async () => (await import('../import-report/import-report-chip.tsx')).ImportReportChip,
);

/**
 * The report of the parts that the import of this courseware replaced, if any. Loaded after the editor, as a separate
 * chunk.
 */
function ImportReport(): ReactNode {
  const { id } = useEditing().document;
  return <ImportReportChip key={id} documentId={id} />;
}
