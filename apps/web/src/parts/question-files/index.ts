export type { ImportedQuestions } from './import-props.ts';
export { QuestionImport } from './question-import.tsx';
export { useReportText } from './report-texts.ts';
