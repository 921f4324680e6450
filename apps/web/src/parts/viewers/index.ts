export { FilePreview } from './lazy-file-preview.tsx';
export { PreviewDialog } from './lazy-preview-dialog.tsx';
export type { Leaf } from './shown-preview.ts';
export { useLeafing } from './use-leafing.ts';
export type { PreviewSource } from './use-preview.ts';
export { LEAFED } from './viewer-marks.ts';
