import { EditPermission } from '@lectern/protocol/constants';
import type { CoursewareUser, OpenedCourseware } from './open-courseware.ts';

/** After the last screen let go, a courseware stays open this long: a show begins and ends without opening it anew. Milliseconds. */
const LINGER_MS = 10_000;

/** An open courseware, shared by the screens that show it; `release` lets go of it. */
export interface CoursewareLease extends OpenedCourseware {
  release(): void;
}

interface Held {
  readonly opening: Promise<OpenedCourseware>;
  /** Once it is open. */
  opened: OpenedCourseware | undefined;
  holders: number;
  closing: ReturnType<typeof setTimeout> | undefined;
}

const held = new Map<string, Held>();

/** Whether a screen has the courseware open, or had it a moment ago: leasing it waits for nothing then. */
export function isCoursewareOpen(documentId: string, user: Pick<CoursewareUser, 'id'>): boolean {
  return joinable(keyOf(documentId, user)) !== undefined;
}

function keyOf(documentId: string, user: Pick<CoursewareUser, 'id'>): string {
  return `${user.id} ${documentId}`;
}

/** One that was taken away or deleted while it was open is not joined: whoever opens it again asks the server. */
function joinable(key: string): Held | undefined {
  const found = held.get(key);
  return found?.opened?.live.permission.get() === EditPermission.NONE ? undefined : found;
}

/**
 * Joins the screen that has the courseware open; where none has, `open` opens it. It is a parameter so that who opens it
 * later need not have the code of live documents now. Rejects as `open` does.
 */
export async function leaseCourseware(
  documentId: string,
  user: CoursewareUser,
  open: () => Promise<OpenedCourseware>,
): Promise<CoursewareLease> {
  const key = keyOf(documentId, user);
  const mine = joinable(key) ?? hold(key, open());
  take(mine);
  try {
    const opened = await mine.opening;
    mine.opened = opened;
    return leaseOf(key, mine, opened);
  } catch (error) {
    if (held.get(key) === mine) held.delete(key);
    throw error;
  }
}

/**
 * Joins the screen that has it open, without a wait; undefined where it is not open yet. It is held only from `hold` on, so
 * that it may be asked for by what is perhaps not drawn in the end.
 */
export function leaseAtOnce(
  documentId: string,
  user: CoursewareUser,
): (CoursewareLease & { hold(): void }) | undefined {
  const key = keyOf(documentId, user);
  const mine = joinable(key);
  if (mine?.opened === undefined) return undefined;
  return { ...leaseOf(key, mine, mine.opened), hold: () => take(mine) };
}

function take(mine: Held): void {
  mine.holders++;
  clearTimeout(mine.closing);
}

function leaseOf(key: string, mine: Held, opened: OpenedCourseware): CoursewareLease {
  let released = false;
  return {
    ...opened,
    release: () => {
      if (released) return;
      released = true;
      letGo(key, mine, opened);
    },
  };
}

function hold(key: string, opening: Promise<OpenedCourseware>): Held {
  const made: Held = { opening, opened: undefined, holders: 0, closing: undefined };
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
