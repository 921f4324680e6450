export type { HostedLesson } from '@lectern/protocol/lesson-hosts';
export { countingEvents } from './counting-events.ts';
export { comeBackToTimers, followLeftTimers, leaveTimers } from './left-timers.ts';
export { lessonGoingOn, pageOfLesson } from './lesson-going-on.ts';
export type { LessonStand } from './lesson-stand.ts';
export { type LessonSums, lessonSums, type PupilSums, pupilName } from './lesson-sums.ts';
export { lessonsGoingOn } from './lessons-going-on.ts';
export type { PageInSight } from './running-lesson.ts';
export type { ShownPage } from './shown-pages.ts';
export { takeOver } from './take-over.ts';
export type {
  ClassTaught,
  FollowedLesson,
  LessonLoss,
  TaughtCourseware,
  TaughtLesson,
  Teaching,
  ToolLesson,
} from './taught-lesson.ts';
export { useLessonGoesOn } from './use-lesson-goes-on.ts';
export { useSentLessons } from './use-sent-lessons.ts';
