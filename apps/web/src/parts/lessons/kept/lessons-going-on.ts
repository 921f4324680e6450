import { KeptLessons } from './kept-lessons.ts';
import { goesOn } from './lesson-going-on.ts';

/** Lessons that are listed at most: more than a teacher teaches in three hours. */
const MOST = 3;

/** A lesson of this browser that nobody ended yet. */
export interface LessonGoingOn {
  readonly coursewareId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly beginAt: number;
}

/** The lessons that whoever opens their coursewares goes on with, the last first; a look at the slides is none. */
export function lessonsGoingOn(userId: string, now = Date.now()): readonly LessonGoingOn[] {
  return new KeptLessons(userId)
    .all()
    .filter((notes) => notes.told && notes.coursewareId !== '' && goesOn(notes, now))
    .sort((one, other) => other.lastAt - one.lastAt)
    .slice(0, MOST)
    .map(({ coursewareId, name, beginAt }) => ({ coursewareId, name, beginAt }));
}
