export { PasteArea } from './paste-area.tsx';
export { pastedRows, ROWS_MAX, type Rows } from './pasted-rows.ts';
export { TableFileButton } from './table-file-button.tsx';
export { useGivenTable } from './use-given-table.ts';
