import { late } from '@lectern/ui/late';

/** `WarpedText`, whose code is loaded with the first WordArt. */
export const WarpedText = late(async () => (await import('./warped-text.tsx')).WarpedText, {
  waiting: <div data-loading="" />,
});
