export { NameField } from './name-field.tsx';
export { SavedMark } from './saved-mark.tsx';
export { useOpenDocument } from './use-open-document.ts';
export { useOpening } from './use-opening.ts';
