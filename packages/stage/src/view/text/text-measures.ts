/** What a browser measures of texts that were rendered without one. No component is among it. */
export { heightOf, shrink } from './fit-text.ts';
export { alignedFamily, isInstalled } from './font-faces.ts';
