export { followLesson, whenEnded } from './follow/follow-lesson.ts';
export { sendLessons } from './outbox/send-lessons.ts';
export { readLessonInk } from './record/read-lesson-ink.ts';
export { endGoneLesson } from './teach/end-left-lessons.ts';
export { teachLesson } from './teach/teach-lesson.ts';
