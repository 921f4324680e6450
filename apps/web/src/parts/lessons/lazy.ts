export { followLesson, whenEnded } from './follow/follow-lesson.ts';
export { readLessonInk } from './kept/lesson-home.ts';
/** Code for files of answers on the panel, which few lessons have. */
export const loadPanelFiles = async () => (await import('./kept/panel-files.ts')).panelFiles;
export { sendLessons } from './outbox/send-lessons.ts';
export { endGoneLesson } from './teach/end-left-lessons.ts';
export { teachLesson } from './teach/teach-lesson.ts';
