export { Table, type TableColumn, type TableProps, type TableState } from './table.tsx';
