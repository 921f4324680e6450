export { MiniPage } from './mini-page.tsx';
export { PageTile } from './page-tile.tsx';
