export { UserTables } from './user-tables.ts';
