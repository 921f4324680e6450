import { EditPermission } from '@lectern/protocol/constants';
import { ApiError } from '../../platform/api/api-error.ts';
import type { CoursewareUser, OpenedCourseware } from './open-courseware.ts';

/**
 * A courseware stays open this long after the last screen released it, so that starting or ending a show does not open
 * it again. Milliseconds.
 */
const LINGER_MS = 10_000;

/** An open courseware, shared by the screens that show it; `release` ends this screen's share. */
export interface CoursewareLease extends OpenedCourseware {
  release(): void;
}

interface Held {
  readonly opening: Promise<OpenedCourseware>;
  /** Undefined while the courseware is opening. */
  opened: OpenedCourseware | undefined;
  holders: number;
  closing: ReturnType<typeof setTimeout> | undefined;
}

const held = new Map<string, Held>();

/** Whether a screen has the courseware open, or had it a moment ago: then leasing it does not wait. */
export function isCoursewareOpen(documentId: string, user: Pick<CoursewareUser, 'id'>): boolean {
  return joinable(keyOf(documentId, user)) !== undefined;
}

function keyOf(documentId: string, user: Pick<CoursewareUser, 'id'>): string {
  return `${user.id} ${documentId}`;
}

/**
 * A courseware that was deleted or whose permission was removed while open is not joined: opening it again asks the
 * server.
 */
function joinable(key: string): Held | undefined {
  const found = held.get(key);
  return found?.opened?.live.permission.get() === EditPermission.NONE ? undefined : found;
}

/**
 * Joins a screen that has the courseware open; otherwise opens it by `open`, a parameter so that the code of live
 * documents can be loaded on demand. Rejects as `open` does.
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
 * Joins a screen that has the courseware open, synchronously; undefined when no screen has. The lease counts only after
 * `hold`, so that a component can request it during a render that may be discarded.
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
  // A courseware without permission is closed at once; opening it again asks the server.
  if (live.permission.get() === EditPermission.NONE) close();
  else mine.closing = setTimeout(close, LINGER_MS);
}

/** Whether opening was refused because the courseware does not exist or the user has no permission. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'DOCUMENT_NOT_FOUND';
}
