import { defineTexts } from '../../platform/i18n/texts.ts';

export const { translate } = defineTexts(
  { stale: '这个链接里的登录已失效，请重新登录或获取新的链接' },
  { stale: 'The sign-in in this link is no longer valid: sign in, or get a new link' },
);
