import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  title: '{{name}} · 分享',
  by: '{{name}} 分享',
  password: '访问密码',
  passwordTitle: '请输入访问密码',
  passwordText: '分享者为这个链接设置了密码。',
  enter: '打开',
  retry: '重试',
  loadFailed: '加载失败，请检查网络后重试',
  signIn: '登录',
  home: '返回首页',
  troubles: {
    SHARE_NOT_FOUND: { title: '链接无效', text: '请检查链接是否完整，或向分享者核对。' },
    SHARE_WITHDRAWN: { title: '分享已被取消', text: '分享者关闭了这个链接。' },
    SHARE_ENDED: { title: '分享已过期', text: '请分享者延长有效期，或重新发给您。' },
    SHARE_CONTENT_GONE: { title: '分享的内容已被删除', text: '请向分享者核对。' },
    SHARE_NOT_FOR_YOU: { title: '您不能打开这个链接', text: '它仅限指定的人打开，您不在其中。' },
    SHARE_NEEDS_SIGN_IN: { title: '请先登录', text: '此链接仅限指定的人打开。登录后会回到这里。' },
  },
  view: '查看课件',
  edit: '编辑课件',
  download: '下载',
  onlyLook: '仅供查看，不能下载或保存',
  save: '保存到我的网盘',
  saved: '“{{name}}”已保存到我的网盘',
  openCopy: '打开副本',
  openDisk: '去我的网盘查看',
};

const en: typeof zh = {
  title: '{{name}} · shared',
  by: 'Shared by {{name}}',
  password: 'Password',
  passwordTitle: 'Enter the password',
  passwordText: 'Whoever shared this protected the link with a password.',
  enter: 'Open',
  retry: 'Try again',
  loadFailed: 'It could not be loaded. Check the network and try again',
  signIn: 'Sign in',
  home: 'Back to home',
  troubles: {
    SHARE_NOT_FOUND: {
      title: 'Link invalid',
      text: 'Check that the link is whole, or ask whoever shared it.',
    },
    SHARE_WITHDRAWN: { title: 'The sharing was withdrawn', text: 'Whoever shared this turned the link off.' },
    SHARE_ENDED: {
      title: 'The sharing has ended',
      text: 'Ask whoever shared it for more time or a new link.',
    },
    SHARE_CONTENT_GONE: {
      title: 'What was shared is no longer there',
      text: 'Ask whoever shared it.',
    },
    SHARE_NOT_FOR_YOU: {
      title: 'You may not open this link',
      text: 'It is for certain people, and you are not among them.',
    },
    SHARE_NEEDS_SIGN_IN: {
      title: 'Sign in first',
      text: 'This link is for certain people. You come back here afterwards.',
    },
  },
  view: 'View courseware',
  edit: 'Edit courseware',
  download: 'Download',
  onlyLook: 'To be looked at only: it can be neither downloaded nor saved',
  save: 'Save to my disk',
  saved: '“{{name}}” saved to my disk',
  openCopy: 'Open the copy',
  openDisk: 'Show in my disk',
};

export const { useTexts: useShareTexts } = defineTexts(zh, en);
