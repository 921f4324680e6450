import { late } from '@lectern/ui/late';

/** Marks paint that is still loading, so that a print waits for it. */
const inDrawing = { waiting: <g data-loading="" /> };
const inPage = { waiting: <div data-loading="" /> };
const drawings = () => import('./rare-paint-drawings.ts');

/** Paint and filters that few shapes use, loaded together with the first use. */
export const PatternServer = late(async () => (await drawings()).PatternServer, inDrawing);
export const RectangularGradient = late(async () => (await drawings()).RectangularGradient, inDrawing);
export const RecolorFilter = late(async () => (await drawings()).RecolorFilter, inDrawing);
export const EffectFilter = late(async () => (await drawings()).EffectFilter, inDrawing);
export const CastShadow = late(async () => (await drawings()).CastShadow, inDrawing);
export const CompoundMask = late(async () => (await drawings()).CompoundMask, inDrawing);
export const CellStrokes = late(async () => (await drawings()).CellStrokes, inPage);
