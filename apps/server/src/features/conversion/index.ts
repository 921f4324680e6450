export { PresentationConverter } from './presentation-converter.ts';
