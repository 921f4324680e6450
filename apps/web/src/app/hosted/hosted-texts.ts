import { defineTexts } from '../../platform/i18n/texts.ts';

export const { translate } = defineTexts(
  {
    openInBrowser: '请在系统浏览器中打开 {{host}}',
    copyAddress: '复制网址',
    copied: '网址已复制，粘贴到系统浏览器中打开',
    copyFailed: '没能复制网址',
  },
  {
    openInBrowser: 'Please open {{host}} in the system’s browser',
    copyAddress: 'Copy the address',
    copied: 'The address is copied: paste it into the system’s browser',
    copyFailed: 'The address could not be copied',
  },
);
