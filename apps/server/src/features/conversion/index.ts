export { DocumentConverter } from './document-converter.ts';
export { MediaConverter, type MediaFile } from './media-converter.ts';
export { isPlayed } from './media-facts.ts';
export { isMediaContent } from './media-formats.ts';
export { PictureScaler } from './picture-scaler.ts';
export { PresentationConverter } from './presentation-converter.ts';
