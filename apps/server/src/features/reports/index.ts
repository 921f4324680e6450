export { registerReports } from './register-reports.ts';
export { ReportsStore, type ReportTables } from './reports.store.ts';
