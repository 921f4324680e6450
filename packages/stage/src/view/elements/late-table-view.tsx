import { late } from '@lectern/ui/late';

/** `TableView`, loaded on demand: few first pages have a table. */
export const TableView = late(async () => (await import('./table-view.tsx')).TableView, {
  waiting: <div data-loading="" />,
});
