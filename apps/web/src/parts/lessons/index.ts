export { pageOfLesson } from './kept-lessons.ts';
export { takeOver } from './take-over.ts';
export type { TaughtCourseware, TaughtLesson, ToolLesson } from './taught-lesson.ts';
export { useSentLessons } from './use-sent-lessons.ts';
