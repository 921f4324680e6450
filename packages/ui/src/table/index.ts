export { Table, type TableColumn, type TableMemory } from './table.tsx';
