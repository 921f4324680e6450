export { OLD_PRESENTATION_EXTENSIONS, PresentationConverter } from './presentation-converter.ts';
