import { readLocalJson, removeLocal, writeLocal } from '../storage/local-store.ts';

/**
 * Users whose sign-in ended in this browser while it may still store their data. Recorded before the sign-in is deleted
 * and until the data is: if the page is closed or reloaded in between, the next page deletes the rest.
 */
const KEY = 'ended-users';

export function endedUsers(): readonly string[] {
  return readLocalJson(KEY, isIds) ?? [];
}

export function noteEnded(userId: string): void {
  write([...endedUsers().filter((id) => id !== userId), userId]);
}

/** Called when the data is deleted or the user has signed in again. */
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
