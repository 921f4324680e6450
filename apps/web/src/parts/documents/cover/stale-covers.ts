import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';

const KEY = 'stale-covers';
/** Maximum number of remembered documents; the last edited ones are kept. */
const KEPT = 50;

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function stale(): readonly string[] {
  return readLocalJson(KEY, isList) ?? [];
}

/** Called after a courseware was open for editing in this browser: its first page may have changed. */
export function markCoverStale(documentId: string): void {
  const others = stale().filter((id) => id !== documentId);
  writeLocal(KEY, JSON.stringify([documentId, ...others].slice(0, KEPT)));
}

export function isCoverStale(documentId: string): boolean {
  return stale().includes(documentId);
}

/** Called when the new thumbnail is stored. */
export function settleCover(documentId: string): void {
  writeLocal(KEY, JSON.stringify(stale().filter((id) => id !== documentId)));
}
