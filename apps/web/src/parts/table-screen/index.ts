export { matchingRows, TableScreen, TableSearch, tableScreenClasses } from './table-screen.tsx';
export { useTableAddress } from './use-table-address.ts';
