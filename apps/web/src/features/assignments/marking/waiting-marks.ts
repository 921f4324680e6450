import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';

/** Whether marks of a user wait in this browser, so that pages without marks need no code that sends them. */
export function hasWaitingMarks(userId: string): boolean {
  return readLocal(keyOf(userId)) !== undefined;
}

export function noteWaitingMarks(userId: string, count: number): void {
  if (count > 0) writeLocal(keyOf(userId), String(count));
  else removeLocal(keyOf(userId));
}

function keyOf(userId: string): string {
  return `marks-waiting.${userId}`;
}
