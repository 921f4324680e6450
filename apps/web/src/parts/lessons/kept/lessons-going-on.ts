import { KeptLessons } from './kept-lessons.ts';
import { goesOn } from './lesson-going-on.ts';

/** Number of lessons listed at most: more than a teacher teaches in three hours. */
const MOST = 3;

/** A lesson of this browser that was not ended. */
export interface LessonGoingOn {
  readonly coursewareId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly beginAt: number;
}

/** The lessons that continue when their coursewares are opened, the last first; previews are left out. */
export function lessonsGoingOn(userId: string, now = Date.now()): readonly LessonGoingOn[] {
  return new KeptLessons(userId)
    .all()
    .filter((notes) => notes.told && notes.coursewareId !== '' && goesOn(notes, now))
    .sort((one, other) => other.lastAt - one.lastAt)
    .slice(0, MOST)
    .map(({ coursewareId, name, beginAt }) => ({ coursewareId, name, beginAt }));
}
