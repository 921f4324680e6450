import { late } from '@lectern/ui/late';

/** Milliseconds after which the first page has surely come, and the network is free for other things. */
const SETTLED_MS = 1500;

/** It stands there for the owner of the courseware, who is not known before. */
export const ShareButton = late(async () => (await import('./share-button.tsx')).ShareButton, {
  after: SETTLED_MS,
});
