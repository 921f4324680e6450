export { drawingFile, ReadyQuestionsDialog } from './ready-questions-dialog.tsx';
