/** The components that `rare-paint.tsx` loads: one file of the bundle. */
export { CastShadow } from './cast-shadow.tsx';
export { CellStrokes } from './cell-strokes.tsx';
export { CompoundMask } from './compound-mask.tsx';
export { EffectFilter } from './effect-filter.tsx';
export { PatternServer } from './pattern-server.tsx';
export { RecolorFilter } from './recolor-filter.tsx';
export { RectangularGradient } from './rectangular-gradient.tsx';
