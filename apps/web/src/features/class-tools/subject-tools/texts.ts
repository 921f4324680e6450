import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '学科工具',
  search: '搜索工具，可用拼音',
  none: '没有找到「{{text}}」，换一个词试试',
  failed: '工具没有打开，请检查网络后再试',
  tools: '工具',
};

const en: typeof zh = {
  title: 'Subject tools',
  search: 'Search by name or pinyin',
  none: 'Nothing found for “{{text}}”: try another word',
  failed: 'The tool did not open: check the network and try again',
  tools: 'Tools',
};

export const { useTexts } = defineTexts(zh, en);
