import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  title: '链接的文件',
  back: '返回',
  newWindow: '在新窗口打开',
  gone: '看不到这个文件',
  goneText: '文件已被删除，或者没有给您查看。',
  binnedText: '文件在回收站里，恢复后才能查看。',
  folderText: '链接的是文件夹，请在“我的网盘”中打开。',
  signIn: '登录后才能查看这个文件',
  signInText: '这个文件只给有权限的人查看，请在新窗口登录。',
  again: '重试',
};

const en: typeof zh = {
  title: 'Linked file',
  back: 'Back',
  newWindow: 'Open in a new window',
  gone: 'This file cannot be shown',
  goneText: 'It was deleted, or is not for you to see.',
  binnedText: 'It is in the bin. It can be seen once it is restored.',
  folderText: 'The link leads to a folder. Open it in My disk.',
  signIn: 'Sign in to see this file',
  signInText: 'Only those who were given this file may see it. Sign in, in a new window.',
  again: 'Try again',
};

export const { useTexts: useLinkedFileTexts } = defineTexts(zh, en);
