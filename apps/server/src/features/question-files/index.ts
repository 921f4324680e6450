export { registerQuestionFiles } from './register-question-files.ts';
