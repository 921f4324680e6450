export type { ImportReport, ReportLine } from './import-report.ts';
