export type { HostedLesson } from '@lectern/protocol/lesson-hosts';
export { takeOver } from './host/take-over.ts';
export { lessonGoingOn, pageOfLesson } from './kept/lesson-going-on.ts';
export { lessonsGoingOn, useLessonGoesOn } from './kept/lessons-going-on.ts';
export { endedLessons, forgetEndedLesson, resumeEnded } from './kept/resume-ended.ts';
export type { PageInSight } from './kept/running-lesson.ts';
export { comeBackToTimers, followLeftTimers, leaveTimers } from './left-timers.ts';
export { countingEvents } from './record/counting-events.ts';
export { type LessonSums, lessonSums, type PupilSums, pupilName } from './record/lesson-sums.ts';
export type { ShownPage } from './record/shown-pages.ts';
export type { ShowPosition } from './state/show-position.ts';
export type {
  ClassTaught,
  FollowedLesson,
  KeptLesson,
  LessonLoss,
  TaughtCourseware,
  TaughtLesson,
  Teaching,
  ToolLesson,
} from './state/taught-lesson.ts';
export { useLessonEnded } from './use-lesson-ended.ts';
export { useSentLessons } from './use-sent-lessons.ts';
