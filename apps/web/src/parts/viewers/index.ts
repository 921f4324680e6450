export { PreviewDialog } from './later-preview-dialog.tsx';
