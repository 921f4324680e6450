import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  label: '查找和替换',
  find: '查找',
  by: '替换为',
  matchCase: '区分大小写',
  wholeWords: '全字匹配',
  previous: '上一个',
  next: '下一个',
  replaceOne: '替换',
  replaceAll: '全部替换',
  showReplace: '替换…',
  close: '关闭',
  none: '没有找到',
  count: '{{at}} / {{count}}',
  many: '{{at}} / {{count}}+',
  replaced_one: '已替换 {{count}} 处',
  replaced_other: '已替换 {{count}} 处',
  locked: '这里被锁定，没有替换',
};

const en: typeof zh = {
  label: 'Find and replace',
  find: 'Find',
  by: 'Replace by',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  previous: 'Previous',
  next: 'Next',
  replaceOne: 'Replace',
  replaceAll: 'Replace all',
  showReplace: 'Replace…',
  close: 'Close',
  none: 'Nothing found',
  count: '{{at}} / {{count}}',
  many: '{{at}} / {{count}}+',
  replaced_one: 'Replaced {{count}}',
  replaced_other: 'Replaced {{count}}',
  locked: 'This is locked and stays as it is',
};

export const { useTexts: useFindTexts } = defineTexts(zh, en);
