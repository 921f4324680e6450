export { endGoneLesson } from './end-gone-lesson.ts';
export { followLesson, whenEnded } from './follow-lesson.ts';
export { readLessonInk } from './read-lesson-ink.ts';
export { sendLessons } from './send-lessons.ts';
export { teachLesson } from './teach-lesson.ts';
