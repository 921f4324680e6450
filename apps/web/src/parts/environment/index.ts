export { windowFeatures } from './window-features.ts';
