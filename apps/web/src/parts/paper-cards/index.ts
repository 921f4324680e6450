export { printSheets } from './printing/print-sheets.tsx';
export { CardReader } from './reading/card-reader.tsx';
