export { type InkEdge, inkAlong } from './edges.ts';
export type { InkGuide, InkGuides, LedStroke } from './ink-guides.ts';
export type { Erasure } from './ink-page.ts';
export { InkPages } from './ink-pages.ts';
export { InkPicture } from './ink-picture.tsx';
export { type InkHabits, InkSurface, type InkTool } from './ink-surface.ts';
export { type InkedPage, inkedPages } from './inked-pages.ts';
export { boxOf, type Carrying, carried } from './lasso.ts';
export { type InkPen, inkElementOf, type Stroke, strokeOf } from './stroke.ts';
