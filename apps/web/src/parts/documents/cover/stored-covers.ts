import { type Readable, Signal } from '@lectern/base';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { kindOf } from '../document-kind.tsx';

const covers = new Signal<Readonly<Record<string, string>>>({});

/** Thumbnails that this window stored, by `coverKey`: shown at once on every card, before the list is fetched again. */
export const storedCovers: Readable<Readonly<Record<string, string>>> = covers;

/**
 * The thumbnail of a file belongs to one version of the file; the thumbnail of pages is marked as outdated separately
 * (`stale-covers.ts`).
 */
export function coverKey(item: DocumentItem): string {
  return kindOf(item) ? item.id : `${item.id} ${item.update_at}`;
}

export function noteStoredCover(key: string, address: string): void {
  covers.set({ ...covers.get(), [key]: address });
}

let last: Promise<unknown> = Promise.resolve();

/** Runs tasks one after the other, so that creating thumbnails does not slow down the user's work. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
