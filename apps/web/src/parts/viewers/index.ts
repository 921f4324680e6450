export { FilePreview } from './later-file-preview.tsx';
export { PreviewDialog } from './later-preview-dialog.tsx';
export type { PreviewSource } from './use-preview.ts';
