import { StoredInk } from '../../../parts/ink/index.ts';
import type { FollowedLesson, TaughtLesson } from '../../../parts/lessons/index.ts';
import type { InkHome } from './home.ts';
import { openOwnInk } from './own-ink.ts';

export { putInk, StoredInk } from '../../../parts/ink/index.ts';

/** The home of a show's ink: the lesson that this window teaches, or as long as it is looked at one that it follows, else this device. */
export async function homeOfInk(
  lesson: TaughtLesson | FollowedLesson | undefined,
  userId: string,
  documentId: string,
): Promise<InkHome> {
  if (!lesson) return await openOwnInk(userId, documentId);
  const ink = new StoredInk(lesson.ink);
  if (lesson.kind === 'followed') return { ink, kind: 'followed', leave: () => undefined };
  // A show that is written on is a lesson, however short it is: nothing written may be lost as if the slides had only
  // been looked at.
  const count = () => {
    if (ink.pages().length > 0) lesson.count();
  };
  count();
  const stop = lesson.ink.subscribe(count);
  return { ink, kind: 'lesson', leave: stop };
}
