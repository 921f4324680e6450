import { late } from '@lectern/ui/late';

/** Its code comes when a name is first taken. */
export const SameNamesDialog = late(async () => (await import('./same-names-dialog.tsx')).SameNamesDialog);
