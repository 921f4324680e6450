import { identitiesEn, identitiesZh } from '../../../parts/identities.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  identities: identitiesZh,
  title: '加入 {{school}}',
  text: '{{by}} 邀请您以“{{identity}}”的身份加入',
  ends: '邀请在 {{time}} 前有效',
  name: '姓名',
  nameHint: '学校里的同事会看到',
  login: '账号',
  loginHint: '2–64 个字符，可以用文字、数字和 . _ - @',
  password: '密码',
  passwordHint: '至少 8 个字符',
  nameEmpty: '请输入姓名',
  loginEmpty: '请输入账号',
  passwordShort: '密码至少 8 个字符',
  join: '加入学校',
  refused: '邀请不能使用',
  toSignIn: '去登录',
  hasAccount: '已有学校账号？登录',
  loadFailed: '没有读到',
  retry: '重试',
};

const en = {
  identities: identitiesEn,
  title: 'Join {{school}}',
  text: '{{by}} invites you to join as “{{identity}}”',
  ends: 'The invitation is good until {{time}}',
  name: 'Name',
  nameHint: 'Your colleagues will see it',
  login: 'Login name',
  loginHint: '2 to 64 characters: letters, digits and . _ - @',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  nameEmpty: 'Enter your name',
  loginEmpty: 'Enter a login name',
  passwordShort: 'A password has at least 8 characters',
  join: 'Join the school',
  refused: 'The invitation cannot be used',
  toSignIn: 'Sign in',
  hasAccount: 'You have an account of the school? Sign in',
  loadFailed: 'This could not be read',
  retry: 'Try again',
};

/** Texts of the invitation screen. They are apart from the school's texts because the screen is loaded without these. */
export const { useTexts: useInvitedTexts } = defineTexts(zh, en);
