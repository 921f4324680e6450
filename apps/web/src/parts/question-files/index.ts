export type { ImportedQuestions } from './import-props.ts';
export { useReportText } from './report-texts.ts';
