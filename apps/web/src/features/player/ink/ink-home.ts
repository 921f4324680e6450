import { StoredInk } from '../../../parts/ink/index.ts';
import type { FollowedLesson, TaughtLesson } from '../../../parts/lessons/index.ts';
import type { InkHome } from './home.ts';
import { openOwnInk } from './own-ink.ts';

export { putInk, StoredInk } from '../../../parts/ink/index.ts';

/** Opens the storage of a show's ink: the lesson that this window teaches or follows, otherwise this browser. */
export async function homeOfInk(
  lesson: TaughtLesson | FollowedLesson | undefined,
  userId: string,
  documentId: string,
): Promise<InkHome> {
  if (!lesson) return await openOwnInk(userId, documentId);
  const ink = new StoredInk(lesson.ink);
  if (lesson.kind === 'followed') return { ink, kind: 'followed', leave: () => undefined };
  // Ink makes a show a lesson that counts, however short it is, so that its ink is not deleted as if slides had only
  // been viewed.
  const count = () => {
    if (ink.pages().length > 0) lesson.count();
  };
  count();
  const stop = lesson.ink.subscribe(count);
  return { ink, kind: 'lesson', leave: stop };
}
