export type { CardPupil } from './asking/card-asking.tsx';
export { CardBox, keptReadings } from './asking/card-box.ts';
export { cardChoices, cardResponse } from './asking/card-choices.ts';
export { LazyCardAsking } from './asking/lazy-card-asking.tsx';
export { printSheets } from './printing/print-sheets.tsx';
export { CardReader } from './reading/card-reader.tsx';
