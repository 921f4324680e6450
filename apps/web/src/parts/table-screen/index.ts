export { matchingRows, TableScreen, TableSearch } from './table-screen.tsx';
export { useTableAddress } from './use-table-address.ts';
