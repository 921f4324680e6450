import { late } from '@lectern/ui/late';

/** Milliseconds after which the first page has surely come, and the network is free for other things. */
const SETTLED_MS = 1500;

/** The button that shares the courseware. Only its owner sees it, and who that is comes later. */
export const ShareButton = late(async () => (await import('./share-button.tsx')).ShareButton, {
  after: SETTLED_MS,
});
