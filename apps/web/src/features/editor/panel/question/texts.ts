import { defineTexts } from '../../../../platform/i18n/texts.ts';

const zh = {
  title: '题目',
  edit: '编辑题目…',
  kind: '题型',
  points: '分值',
  unit: '分',
  sum_one: '{{count}} 分（各小题之和）',
  sum_other: '{{count}} 分（各小题之和）',
  unfinished_one: '还有 {{count}} 处没有填完',
  unfinished_other: '还有 {{count}} 处没有填完',
  newer: '这道题是用更新的版本编写的，这里只显示题干。',
  broken: '这道题的内容不完整，这里只显示题干。',
};

const en: typeof zh = {
  title: 'Question',
  edit: 'Edit question…',
  kind: 'Kind',
  points: 'Points',
  unit: 'pt',
  sum_one: '{{count}} point, the sum of all parts',
  sum_other: '{{count}} points, the sum of all parts',
  unfinished_one: '{{count}} place is still to be filled in',
  unfinished_other: '{{count}} places are still to be filled in',
  newer: 'This question was written with a newer version. Only its stem is shown.',
  broken: 'This question is incomplete. Only its stem is shown.',
};

export const { useTexts: useQuestionTexts } = defineTexts(zh, en);
