import { identitiesEn, identitiesZh } from '../../parts/identities.ts';
import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  identity: '身份',
  identities: identitiesZh,
  userCentre: '个人中心',
  language: '语言',
  theme: '外观',
  light: '浅色',
  dark: '深色',
  menu: '账号菜单',
  help: '使用帮助',
  switchAccount: '切换账号',
  personal: '个人账号',
  otherAccount: '使用其他账号登录',
  signOut: '退出登录',
  signOutEverywhere: '退出所有设备',
  signOutEverywhereText:
    '所有设备上的登录都会结束，包括这一台。未同步的修改会留在各自的设备上，正在上传的文件将停止上传。',
  cancel: '取消',
  cancelled: '已注销用户',
  switched: '已切换到 {{name}}',
};

const en = {
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

/** Texts of the account menu, loaded without the texts of the sign-in screen. */
export const { useTexts: useMenuTexts } = defineTexts(zh, en);
