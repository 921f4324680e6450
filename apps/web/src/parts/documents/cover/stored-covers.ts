import { type Readable, Signal } from '@lectern/base';

const covers = new Signal<Readonly<Record<string, string>>>({});

/** Covers that this window stored, by document: shown at once on every card, before a list is read anew. */
export const storedCovers: Readable<Readonly<Record<string, string>>> = covers;

export function noteStoredCover(documentId: string, address: string): void {
  covers.set({ ...covers.get(), [documentId]: address });
}
