import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  gallery: '形状库',
  search: '搜索形状',
  recent: '最近使用',
  recently: '{{name}}（最近使用）',
  nothing: '没有叫“{{words}}”的形状',
};

const en: typeof zh = {
  gallery: 'Shapes',
  search: 'Search shapes',
  recent: 'Used lately',
  recently: '{{name}} (used lately)',
  nothing: 'No shape is called “{{words}}”',
};

export const { useTexts: useShapeTexts } = defineTexts(zh, en);
