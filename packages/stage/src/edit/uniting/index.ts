export { uniteShapes } from './unite-shapes.ts';
