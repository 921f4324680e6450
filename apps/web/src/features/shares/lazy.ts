export { ShareScreen } from './share-screen.tsx';
export type { OpenedLink } from './share-screen-props.ts';
