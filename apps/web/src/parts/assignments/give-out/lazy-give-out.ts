import { lazyComponent } from '@lectern/ui/lazy';

/** The dialogs are loaded when they are first opened: giving out an exercise is a rare step of writing it. */
const load = () => import('./give-out-dialog.tsx');

export const GiveOutDialog = lazyComponent(async () => (await load()).GiveOutDialog);
export const GivenOut = lazyComponent(async () => (await import('./given-out.tsx')).GivenOut);
export const SettingDialog = lazyComponent(async () => (await load()).SettingDialog);
