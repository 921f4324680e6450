export { followLesson } from './follow-lesson.ts';
export { readLessonInk } from './read-lesson-ink.ts';
export { sendLessons, teachLesson } from './teach-lesson.ts';
