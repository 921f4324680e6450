export type { OpenedLink } from './share-screen-props.ts';
