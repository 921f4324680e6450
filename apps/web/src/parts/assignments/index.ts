export { GivenOut, GiveOutDialog, SettingDialog } from './give-out/lazy-give-out.ts';
export { dayAndTime } from './give-out/usual-times.ts';
