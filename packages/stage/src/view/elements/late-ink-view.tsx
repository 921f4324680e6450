import { late } from '@lectern/ui/late';

/** `InkView`, loaded on demand: few first pages need it, and a show draws its ink on a separate canvas. */
export const InkView = late(async () => (await import('./ink-view.tsx')).InkView, {
  waiting: <div data-loading="" />,
});
