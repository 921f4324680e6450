export { CARD_COUNT, type CardSide } from './card.ts';
export { cardPages } from './print/card-pages.ts';
export { type FrontPageTexts, frontPage } from './print/front-page.ts';
export type { SheetPage, SheetShape, Tone } from './print/shapes.ts';
export { type CardRead, CardReader } from './read/card-reader.ts';
export { CardWatch } from './read/card-watch.ts';
