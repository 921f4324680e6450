/** Exports for the chunk that is loaded after the page (`surroundings.tsx`). */
export { InsertBar } from '../bars/insert-bar.tsx';
export { StatusBar } from '../bars/status-bar.tsx';
export { TopBar } from '../bars/top-bar.tsx';
export { PagesPanel } from '../pages/pages-panel.tsx';
export { SidePanel } from '../panel/side-panel.tsx';
export { Notes } from './notes.tsx';
export { PageContextMenu } from './page-menu.tsx';
