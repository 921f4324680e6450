import type * as Y from 'yjs';
import type { LiveGuard } from '../live-kind.ts';
import type { StoredChanges } from './live-log.store.ts';
import { Progress } from './progress.ts';

/** State of the log of a document that is in memory. */
export interface HeldDocument {
  readonly progress: Progress;
  readonly guard: LiveGuard | undefined;
  /** Rows and bytes since the last snapshot. */
  rows: number;
  bytes: number;
  /** Upper bound of the state's size, bytes: the last measured size plus all updates since. */
  size: number;
  measured: number;
}

/** The documents in memory, each with the known state of its log. */
export type HeldDocuments = WeakMap<Y.Doc, HeldDocument>;

export function heldDocument(stored: StoredChanges, guard: LiveGuard | undefined): HeldDocument {
  const bytes = stored.updates.reduce((sum, { payload }) => sum + payload.length, 0);
  return {
    progress: new Progress(),
    guard,
    rows: stored.updates.length,
    bytes,
    size: bytes + (stored.snapshot?.state.length ?? 0),
    measured: 0,
  };
}
