export { PORTRAIT_FILES, scaledPortrait } from './scaled-portrait.ts';
