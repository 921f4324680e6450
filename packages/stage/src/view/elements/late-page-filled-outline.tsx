import { late } from '@lectern/ui/late';

/** `PageFilledOutline`, loaded on demand: few shapes show the page's background through themselves. */
export const PageFilledOutline = late(
  async () => (await import('./page-filled-outline.tsx')).PageFilledOutline,
  { waiting: <div data-loading="" /> },
);
