export { CoverLayer, type CoverLayerProps } from './cover-layer.tsx';
export { coversOf } from './covers-on-page.ts';
export { uncoveredIn } from './uncovered.ts';
export { useDrawnCovers } from './use-drawn-covers.ts';
