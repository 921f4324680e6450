export { NothingToOpen } from './nothing-to-open.tsx';
export { ShareButton } from './share-button.tsx';
