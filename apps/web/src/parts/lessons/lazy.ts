export { followLesson, whenEnded } from './follow/follow-lesson.ts';
export { readLessonInk } from './kept/lesson-home.ts';
export { sendLessons } from './outbox/send-lessons.ts';
export { endGoneLesson } from './teach/end-left-lessons.ts';
export { teachLesson } from './teach/teach-lesson.ts';
