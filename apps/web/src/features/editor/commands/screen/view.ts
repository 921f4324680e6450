import { layoutOf } from '@lectern/courseware';
import { leastZoom, mostZoom } from '@lectern/stage/edit';
import {
  LayoutGrid,
  LayoutTemplate,
  Maximize,
  Minus,
  NotebookText,
  PanelLeft,
  PanelRight,
  Plus,
} from 'lucide-react';
import { designsInOrder, showsDesign } from '../../editing/shown-designs.ts';
import type { Side } from '../../editing/side-layout.ts';
import { type Command, command } from '../command.ts';
import { everywhere } from '../keys.ts';

const zoomStep = 1.2;

export const zoomIn = command({
  id: 'view.zoomIn',
  label: { zh: '放大', en: 'Zoom in' },
  icon: Plus,
  keys: everywhere('Ctrl+=', 'Ctrl++'),
  changes: false,
  isEnabled: ({ session }) => session.viewport.view.get().zoom < mostZoom,
  run: ({ session: { viewport } }) => viewport.zoomTo(viewport.view.get().zoom * zoomStep),
});

export const zoomOut = command({
  id: 'view.zoomOut',
  label: { zh: '缩小', en: 'Zoom out' },
  icon: Minus,
  keys: everywhere('Ctrl+-'),
  changes: false,
  isEnabled: ({ session }) => session.viewport.view.get().zoom > leastZoom,
  run: ({ session: { viewport } }) => viewport.zoomTo(viewport.view.get().zoom / zoomStep),
});

export const zoomToFit = command({
  id: 'view.fit',
  label: { zh: '适应窗口', en: 'Fit to window' },
  icon: Maximize,
  keys: everywhere('Ctrl+0'),
  changes: false,
  isOn: ({ session }) => session.viewport.view.get().fits,
  run: ({ session }) => session.viewport.fit(),
});

export const toggleNotes = command({
  id: 'view.notes',
  label: { zh: '备注', en: 'Notes' },
  icon: NotebookText,
  changes: false,
  // Disabled rather than hidden, so that the buttons beside it do not move.
  isEnabled: ({ session }) => !showsDesign(session),
  isOn: ({ notesShown }) => notesShown.get(),
  run: ({ notesShown }) => notesShown.set(!notesShown.get()),
});

/** Shows all pages as a grid over the slide. */
export const toggleSorter = command({
  id: 'view.sorter',
  label: { zh: '浏览所有页面', en: 'All pages' },
  icon: LayoutGrid,
  changes: false,
  isOn: ({ sorterShown }) => sorterShown.get(),
  run: ({ session, sorterShown, focusPage }) => {
    session.letGo();
    sorterShown.set(!sorterShown.get());
    if (!sorterShown.get()) focusPage();
  },
});

/** Shows the masters and layouts instead of the pages, then returns to the page shown before. */
export const toggleMasters = command({
  id: 'view.masters',
  label: { zh: '母版视图', en: 'Slide masters' },
  whenOn: { label: { zh: '关闭母版视图', en: 'Close master view' } },
  icon: LayoutTemplate,
  changes: false,
  isOn: ({ session }) => showsDesign(session),
  isEnabled: ({ session }) => session.canEdit && session.store.all('master').length > 0,
  run: ({ session, focusPage }) => {
    const { store } = session;
    const page = store.find('page', session.lastPage ?? '');
    const next = showsDesign(session)
      ? page?.id
      : (layoutOf(store, page?.id ?? '')?.id ?? designsInOrder(store)[0]);
    if (next !== undefined) session.goToPage(next);
    focusPage();
  },
});

/** Fold and unfold the panels beside the page. */
export const toggleSides: Readonly<Record<Side, Command>> = {
  pages: command({
    id: 'view.pages',
    label: { zh: '缩略图', en: 'Thumbnails' },
    icon: PanelLeft,
    changes: false,
    isOn: ({ sideLayout }) => !sideLayout.of('pages').get().folded,
    run: ({ sideLayout }) => sideLayout.toggle('pages'),
  }),
  panel: command({
    id: 'view.panel',
    label: { zh: '面板', en: 'Panel' },
    icon: PanelRight,
    changes: false,
    isOn: ({ sideLayout }) => !sideLayout.of('panel').get().folded,
    run: ({ sideLayout }) => sideLayout.toggle('panel'),
  }),
};
