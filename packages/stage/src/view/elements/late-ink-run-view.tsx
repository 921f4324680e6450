import { late } from '@lectern/ui/late';

/** `InkRunView`, which few pages need at first. */
export const InkRunView = late(async () => (await import('./ink-run-view.tsx')).InkRunView, {
  waiting: <div data-loading="" />,
});
