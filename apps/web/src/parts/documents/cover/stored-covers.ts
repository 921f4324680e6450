import { create } from 'zustand';

/** Covers that this window stored, by document: shown at once on every card, before a list is read anew. */
export const useStoredCovers = create<{ readonly covers: Readonly<Record<string, string>> }>(() => ({
  covers: {},
}));

export function noteStoredCover(documentId: string, address: string): void {
  useStoredCovers.setState(({ covers }) => ({ covers: { ...covers, [documentId]: address } }));
}
