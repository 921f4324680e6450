import { EditPermission } from '@lectern/protocol/constants';
import { type CoursewareUser, type OpenedCourseware, openCourseware } from './open-courseware.ts';

/** After the last screen let go, a courseware stays open this long: a show begins and ends without opening it anew. Milliseconds. */
const LINGER_MS = 10_000;

/** An open courseware, shared by the screens that show it; `release` lets go of it. */
export interface CoursewareLease extends OpenedCourseware {
  release(): void;
}

interface Held {
  readonly opening: Promise<OpenedCourseware>;
  holders: number;
  closing: ReturnType<typeof setTimeout> | undefined;
}

const held = new Map<string, Held>();

/** Opens a courseware, or joins the screen that has it open. Rejects as `openCourseware` does. */
export async function leaseCourseware(documentId: string, user: CoursewareUser): Promise<CoursewareLease> {
  const key = `${user.id} ${documentId}`;
  const mine = held.get(key) ?? open(key, documentId, user);
  mine.holders++;
  clearTimeout(mine.closing);
  try {
    const opened = await mine.opening;
    let released = false;
    return {
      ...opened,
      release: () => {
        if (released) return;
        released = true;
        letGo(key, mine, opened);
      },
    };
  } catch (error) {
    if (held.get(key) === mine) held.delete(key);
    throw error;
  }
}

function open(key: string, documentId: string, user: CoursewareUser): Held {
  const made: Held = { opening: openCourseware(documentId, user), holders: 0, closing: undefined };
  held.set(key, made);
  return made;
}

function letGo(key: string, mine: Held, { live }: OpenedCourseware): void {
  mine.holders--;
  if (mine.holders > 0) return;
  const close = () => {
    if (held.get(key) === mine) held.delete(key);
    live.dispose();
  };
  // What was taken away is not kept; whoever comes back asks the server again.
  if (live.permission.get() === EditPermission.NONE) close();
  else mine.closing = setTimeout(close, LINGER_MS);
}
