import { type Readable, Signal } from '@lectern/base';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { hasPages } from '../document-kind.tsx';

const covers = new Signal<Readonly<Record<string, string>>>({});

/** Covers that this window stored, by `coverKey`: shown at once on every card, before a list is read anew. */
export const storedCovers: Readable<Readonly<Record<string, string>>> = covers;

/** The cover of a file is of one version of it; pages say by themselves when theirs is old (`stale-covers.ts`). */
export function coverKey(item: DocumentItem): string {
  return hasPages(item) ? item.id : `${item.id} ${item.update_at}`;
}

export function noteStoredCover(key: string, address: string): void {
  covers.set({ ...covers.get(), [key]: address });
}
