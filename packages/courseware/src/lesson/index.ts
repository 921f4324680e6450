export { LessonDocument, type LessonState, type LessonValue } from './lesson-document.ts';
