import { defineTexts } from '../platform/i18n/texts.ts';

const zh = {
  notFound: { title: '404 页面不存在！', text: '这个地址没有对应的页面。', back: '返回首页' },
  forbidden: { title: '无法访问此页面', text: '您没有权限访问此页面。', back: '返回' },
  guest: { title: '登录后才能使用此功能', signIn: '去登录' },
};

const en = {
  notFound: { title: '404 not found!', text: 'There is no page at this address.', back: 'Back to home' },
  forbidden: {
    title: 'Unable to access this page',
    text: 'You have no permission to access this page. ',
    back: 'Back',
  },
  guest: {
    title: 'You can use this feature after logging in',
    signIn: 'Sign in',
  },
};

export const { useTexts: useDeadEndTexts } = defineTexts(zh, en);
