import { identitiesEn } from '../../../parts/identities/index.ts';
import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  product: 'Lectern',
  slogan: 'The professional home for preparing lessons and presenting them in class',
  promise: {
    prepare: 'Import PowerPoint and go on editing',
    teach: 'Teach with one press and write on the slide',
    keep: 'Always saved, there on the next computer',
  },
  signIn: 'Sign in',
  register: 'Register',
  welcome: 'Welcome back',
  ended:
    'Your sign-in has ended: please sign in again. That is so when the account was signed out elsewhere, deactivated, or given a new password.',
  create: 'Create an account',
  mode: 'Sign in or register',
  loginName: 'Login name',
  loginNameHint: '2 to 64 characters: letters, digits and . _ @ -',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  realName: 'Name',
  realNameHint: 'What pupils and colleagues see',
  identity: 'You are a',
  identities: identitiesEn,
  toRegister: 'No account yet? Register',
  toSignIn: 'Have an account? Sign in',
  noRegistration: {
    invitation: 'No account yet? Ask your school’s administrator for an invitation.',
    closed: 'No account yet? Your school’s administrator makes accounts.',
  },
  missing: {
    loginName: 'Enter a login name',
    password: 'Enter the password',
    realName: 'Enter your name',
    passwordShort: 'The password needs at least 8 characters',
  },
};
