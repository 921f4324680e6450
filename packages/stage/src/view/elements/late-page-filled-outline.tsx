import { late } from '@lectern/ui/late';

/** Few shapes show the page through themselves. */
export const PageFilledOutline = late(
  async () => (await import('./page-filled-outline.tsx')).PageFilledOutline,
  { waiting: <div data-loading="" /> },
);
