import { lazyComponent } from '@lectern/ui/lazy';

/** Marks paint that is still loading, so that a print waits for it. */
const inDrawing = { waiting: <g data-loading="" /> };
const inPage = { waiting: <div data-loading="" /> };
const drawings = () => import('./rare-paint-drawings.ts');

/** Paint and filters that few shapes use, loaded together with the first use. */
export const PatternServer = lazyComponent(async () => (await drawings()).PatternServer, inDrawing);
export const RectangularGradient = lazyComponent(
  async () => (await drawings()).RectangularGradient,
  inDrawing,
);
export const RecolorFilter = lazyComponent(async () => (await drawings()).RecolorFilter, inDrawing);
export const EffectFilter = lazyComponent(async () => (await drawings()).EffectFilter, inDrawing);
export const CastShadow = lazyComponent(async () => (await drawings()).CastShadow, inDrawing);
export const CompoundMask = lazyComponent(async () => (await drawings()).CompoundMask, inDrawing);
export const CellStrokes = lazyComponent(async () => (await drawings()).CellStrokes, inPage);
