import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  silent: '已静音，点一下打开声音',
  loud: '点一下静音',
  timeIsUp: '课堂计时：时间到',
};

const en: typeof zh = {
  silent: 'Sound is off: press to turn it on',
  loud: 'Press to turn the sound off',
  timeIsUp: 'Timer of the class: time is up',
};

export const { useTexts, translate } = defineTexts(zh, en);
