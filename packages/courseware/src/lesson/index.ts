export { LessonDocument, type LessonState } from './lesson-document.ts';
