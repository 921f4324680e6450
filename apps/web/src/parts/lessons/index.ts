export { pageOfLesson } from './kept-lessons.ts';
export { type ShownPage, shownPages } from './shown-pages.ts';
export { takeOver } from './take-over.ts';
export type {
  ClassTaught,
  NewClassEvent,
  TaughtCourseware,
  TaughtLesson,
  ToolLesson,
} from './taught-lesson.ts';
export { useSentLessons } from './use-sent-lessons.ts';
