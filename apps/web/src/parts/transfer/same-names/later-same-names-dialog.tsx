import { late } from '@lectern/ui/late';

/** The dialog's code is loaded when a name is first taken. */
export const SameNamesDialog = late(async () => (await import('./same-names-dialog.tsx')).SameNamesDialog);
