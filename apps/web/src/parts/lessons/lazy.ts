export { followLesson, whenEnded } from './follow-lesson.ts';
export { readLessonInk } from './read-lesson-ink.ts';
export { sendLessons, teachLesson } from './teach-lesson.ts';
