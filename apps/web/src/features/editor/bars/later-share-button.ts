import { late } from '@lectern/ui/late';

/** Milliseconds after which the first page has normally loaded and the network is free. */
const SETTLED_MS = 1500;

/**
 * The button that shares the courseware, loaded on demand: only the owner sees it, and the owner is known only later.
 */
export const ShareButton = late(async () => (await import('./share-button.tsx')).ShareButton, {
  after: SETTLED_MS,
});
