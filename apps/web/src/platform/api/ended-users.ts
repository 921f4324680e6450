import { readLocalJson, removeLocal, writeLocal } from '../storage/local-store.ts';

/**
 * Users whose sign-in ended in this browser while it may still keep copies of what is theirs. Noted before the sign-in
 * goes, and until the copies are gone: a page that is closed or loaded anew in between leaves the rest to the next one.
 */
const KEY = 'ended-users';

export function endedUsers(): readonly string[] {
  return readLocalJson(KEY, isIds) ?? [];
}

export function noteEnded(userId: string): void {
  write([...endedUsers().filter((id) => id !== userId), userId]);
}

/** The copies are gone, or the user is back. */
export function settleEnded(userId: string): void {
  const before = endedUsers();
  if (before.includes(userId)) write(before.filter((id) => id !== userId));
}

function write(ids: readonly string[]): void {
  if (ids.length === 0) removeLocal(KEY);
  else writeLocal(KEY, JSON.stringify(ids));
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
