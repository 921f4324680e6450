export type { TaughtLesson } from './taught-lesson.ts';
export { useSentLessons } from './use-sent-lessons.ts';
