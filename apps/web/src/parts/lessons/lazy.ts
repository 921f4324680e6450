export { sendLessons, teachLesson } from './teach-lesson.ts';
