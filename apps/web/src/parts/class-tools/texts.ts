import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  silent: '已静音，点一下打开声音',
  loud: '点一下静音',
};

const en: typeof zh = {
  silent: 'Sound is off: press to turn it on',
  loud: 'Press to turn the sound off',
};

export const { useTexts } = defineTexts(zh, en);
