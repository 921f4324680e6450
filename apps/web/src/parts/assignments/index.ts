import { lazyComponent } from '@lectern/ui/lazy';

export { dayAndTime } from './give-out/usual-times.ts';

/** The dialogs are loaded when they are first opened: giving out an exercise is a rare step of writing it. */
const load = () => import('./give-out/give-out-dialog.tsx');

export const GiveOutDialog = lazyComponent(async () => (await load()).GiveOutDialog);
export const GivenOut = lazyComponent(async () => (await import('./give-out/given-out.tsx')).GivenOut);
export const SettingDialog = lazyComponent(async () => (await load()).SettingDialog);
