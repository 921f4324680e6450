export { FilePreview, PreviewDialog } from './lazy-previews.tsx';
export type { Leaf } from './shown-preview.ts';
export { useLeafing } from './use-leafing.ts';
export type { PreviewSource } from './use-preview.ts';
export { LEAFED } from './viewer-marks.ts';
