import { late } from '@lectern/ui/late';

/** `InkView`, which few pages need at first: a show draws its ink by a canvas of its own. */
export const InkView = late(async () => (await import('./ink-view.tsx')).InkView, {
  waiting: <div data-loading="" />,
});
