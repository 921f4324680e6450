export { SaveAsDialog } from './disk-dialog/save-as-dialog.tsx';
export { noteVisit } from './document-news.ts';
