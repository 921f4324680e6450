/** Measuring functions for texts that were rendered without a browser. The module has no components. */
export { heightOf, shrink } from './fit/fit-text.ts';
export { alignedFamily, isInstalled } from './fonts/font-faces.ts';
