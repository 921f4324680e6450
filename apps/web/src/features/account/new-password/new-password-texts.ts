import type { SameTexts } from '../../../platform/i18n/texts.ts';

export const zh = {
  title: '设置新密码',
  text: '您输入的是学校给的初始密码。请设置一个只有自己知道的新密码，之后用它登录。',
  password: '新密码',
  hint: '至少 8 个字符',
  again: '再输入一次',
  different: '两次输入的不一样',
  short: '密码至少 8 个字符',
  save: '保存并登录',
  back: '返回登录',
};

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
