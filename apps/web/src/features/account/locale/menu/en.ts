import { identitiesEn } from '../../../../parts/identities/index.ts';

export const en = {
  identity: 'You are a',
  identities: identitiesEn,
  userCentre: 'User centre',
  language: 'Language',
  theme: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  menu: 'Account menu',
  help: 'Help',
  switchAccount: 'Switch account',
  personal: 'Personal account',
  otherAccount: 'Sign in with another account',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereText:
    'Every sign-in ends on every device, this one included. Changes that are not synced stay on their devices, and uploads stop.',
  cancel: 'Cancel',
  cancelled: 'Cancelled user',
  switched: 'Now signed in as {{name}}',
};
