import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  title: 'Choose a new password',
  text: 'Your school gave you the password that you entered. Choose one that you alone know: you sign in with it from now on.',
  password: 'New password',
  hint: 'At least 8 characters',
  again: 'Once more',
  different: 'The two are not the same',
  short: 'A password has at least 8 characters',
  save: 'Save and sign in',
  back: 'Back',
};
