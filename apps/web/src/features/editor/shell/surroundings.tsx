import { ContextMenuFailure } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import classes from './editor.module.css';

/**
 * The parts around the page: bars, pages, panel, notes and menus. They are loaded as one chunk once the page is on the
 * screen, and fill the space reserved for them.
 */
const load = () => import('./around-page.ts');
/** Milliseconds until the page is certainly on the screen: some frames. */
const AFTER_PAINT_MS = 50;

export const TopBar = lazyComponent(async () => (await load()).TopBar, {
  waiting: <div className={classes.topRoom} />,
  after: AFTER_PAINT_MS,
});
export const InsertBar = lazyComponent(async () => (await load()).InsertBar, {
  waiting: <div className={classes.insertRoom} />,
  after: AFTER_PAINT_MS,
});
export const PagesPanel = lazyComponent(async () => (await load()).PagesPanel, {
  waiting: <div className={classes.pagesRoom} />,
  after: AFTER_PAINT_MS,
});
export const SidePanel = lazyComponent(async () => (await load()).SidePanel, {
  waiting: <div className={classes.panelRoom} />,
  after: AFTER_PAINT_MS,
});
export const Notes = lazyComponent(async () => (await load()).Notes, {
  waiting: <div className={classes.notes} />,
  after: AFTER_PAINT_MS,
});
export const StatusBar = lazyComponent(async () => (await load()).StatusBar, {
  waiting: <div className={classes.statusRoom} />,
  after: AFTER_PAINT_MS,
});
export const PageContextMenu = lazyComponent(async () => (await load()).PageContextMenu, {
  failed: ContextMenuFailure,
  after: AFTER_PAINT_MS,
});
