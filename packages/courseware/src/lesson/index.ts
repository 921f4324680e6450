export { LessonDocument, type LessonState, type LessonValue, type LessonValues } from './lesson-document.ts';
