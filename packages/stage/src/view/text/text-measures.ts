/** What a browser measures of texts that were rendered without one. No component is among it. */
export { heightOf, shrink } from './fit/fit-text.ts';
export { alignedFamily, isInstalled } from './fonts/font-faces.ts';
