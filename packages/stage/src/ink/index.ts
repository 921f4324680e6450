export type { Erasure } from './ink-page.ts';
export { InkPicture } from './ink-picture.tsx';
export { InkSurface, type InkTool } from './ink-surface.ts';
export { type InkPen, inkElementOf, type Stroke, strokeOf } from './stroke.ts';
