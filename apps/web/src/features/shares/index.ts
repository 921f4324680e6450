export { ShareScreen } from './share-screen.tsx';
export type { OpenedLink, ShareWish } from './share-screen-props.ts';
