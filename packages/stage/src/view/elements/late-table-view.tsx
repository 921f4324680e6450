import { late } from '@lectern/ui/late';

/** Few first pages have a table: what lays one out comes with the first that is met. */
export const TableView = late(async () => (await import('./table-view.tsx')).TableView, {
  waiting: <div data-loading="" />,
});
