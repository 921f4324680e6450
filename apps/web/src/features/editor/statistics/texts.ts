import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '字数统计',
  pages: '页数',
  withHidden: '{{pages}}（隐藏 {{hidden}}）',
  text: '页面字数',
  characters: '其中中文字符',
  words: '其中其他文字的词',
  notes: '备注字数',
  minutes: '按备注讲课',
  noNotes: '没有备注',
  about_one: '约 {{count}} 分钟',
  about_other: '约 {{count}} 分钟',
  how: '中文按字数（含标点），英文按词数。时间按每分钟 {{characters}} 字、{{words}} 个英文词估算。隐藏的对象不计。',
};

const en: typeof zh = {
  title: 'Statistics',
  pages: 'Pages',
  withHidden: '{{pages}} ({{hidden}} hidden)',
  text: 'Words on the pages',
  characters: 'Chinese characters of these',
  words: 'Other words of these',
  notes: 'Words in the notes',
  minutes: 'Said by the notes',
  noNotes: 'No notes',
  about_one: 'About {{count}} minute',
  about_other: 'About {{count}} minutes',
  how: 'Each Chinese character or sign counts as a word. Time is estimated at {{characters}} characters or {{words}} other words a minute. Hidden objects do not count.',
};

export const { useTexts: useStatisticsTexts } = defineTexts(zh, en);
