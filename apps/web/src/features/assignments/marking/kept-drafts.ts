import { keepInWindow, readInWindow, removeFromWindow } from '../../../platform/storage/window-store.ts';
import type { MarkDraft } from './mark-draft.ts';

type Drafts = ReadonlyMap<string, MarkDraft>;

const keyOf = (assignmentId: string) => `mark-drafts.${assignmentId}`;

/** Marks of an assignment that have no points yet, by `slotKey`: they survive a reload of this window. */
export function readDrafts(assignmentId: string): Drafts {
  const text = readInWindow(keyOf(assignmentId));
  if (text === undefined) return new Map();
  try {
    return new Map(JSON.parse(text) as readonly [string, MarkDraft][]);
  } catch {
    return new Map();
  }
}

/** Stores drafts without their recordings, which are only kept in memory. */
export function keepDrafts(assignmentId: string, drafts: Drafts): void {
  if (drafts.size === 0) removeFromWindow(keyOf(assignmentId));
  else
    keepInWindow(
      keyOf(assignmentId),
      JSON.stringify([...drafts].map(([key, draft]) => [key, { ...draft, recorded: undefined }])),
    );
}
