export { PreviewDialog } from './later-preview-dialog.ts';
