import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '互动工具',
  tools: '互动工具，本月常用的在前',
  times: '本月 {{count}} 次',
};

const en: typeof zh = {
  title: 'Interactive tools',
  tools: 'Interactive tools, those used most this month first',
  times: '{{count}}× this month',
};

export const { useTexts } = defineTexts(zh, en);
