export { QuestionImport } from './question-import.tsx';
