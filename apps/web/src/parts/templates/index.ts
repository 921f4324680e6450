export { MiniPage } from './mini-page.tsx';
