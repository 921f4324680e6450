export { DocumentBar } from './document-bar.tsx';
export { useOpenDocument } from './use-open-document.ts';
export { useOpening } from './use-opening.ts';
