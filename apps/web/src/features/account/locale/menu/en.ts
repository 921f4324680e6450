import { identitiesEn as identities } from '../../../../parts/identities/index.ts';

export const en = {
  identity: 'You are a',
  identities,
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
  unsent: 'Files are still being uploaded',
  unsentText_one:
    '{{count}} file has not been sent to its end. If you sign out now, it will not be on your disk.',
  unsentText_other:
    '{{count}} files have not been sent to their end. If you sign out now, they will not be on your disk.',
  goOnSending: 'Go on uploading',
  cancel: 'Cancel',
  cancelled: 'Cancelled user',
  switched: 'Now signed in as {{name}}',
};
