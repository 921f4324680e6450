import { late } from '@lectern/ui/late';

/** `InkRunView`, loaded on demand: few first pages need it. */
export const InkRunView = late(async () => (await import('./ink-run-view.tsx')).InkRunView, {
  waiting: <div data-loading="" />,
});
