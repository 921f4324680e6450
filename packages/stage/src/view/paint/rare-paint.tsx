import { late } from '../late.tsx';

const WAITING = <g data-loading="" />;
const WAITING_IN_PAGE = <div data-loading="" />;
const drawings = () => import('./rare-paint-drawings.ts');

/** Paint and filters that few shapes have, fetched together when the first one is met. */
export const PatternServer = late(() => drawings().then((module) => module.PatternServer), WAITING);
export const RectangularGradient = late(
  () => drawings().then((module) => module.RectangularGradient),
  WAITING,
);
export const RecolorFilter = late(() => drawings().then((module) => module.RecolorFilter), WAITING);
export const EffectFilter = late(() => drawings().then((module) => module.EffectFilter), WAITING);
export const CastShadow = late(() => drawings().then((module) => module.CastShadow), WAITING);
export const CellStrokes = late(() => drawings().then((module) => module.CellStrokes), WAITING_IN_PAGE);
