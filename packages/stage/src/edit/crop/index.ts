export { cropOfAnother, pictureScale } from './crop-boxes.ts';
export { CropSession } from './crop-session.ts';
export { CropSurface } from './crop-surface.tsx';
