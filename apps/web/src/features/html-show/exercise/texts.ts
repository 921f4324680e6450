import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  section: '第 {{number}} 大题',
  count_one: '{{count}} 题',
  count_other: '{{count}} 题',
  handIn: '交卷',
  unanswered_one: '还有 {{count}} 题没有作答',
  unanswered_other: '还有 {{count}} 题没有作答',
  handInNow: '仍然交卷',
  goOn: '继续答题',
  result: '得分 {{points}} / {{full}}',
  waiting_one: '另有 {{count}} 题要老师批改',
  waiting_other: '另有 {{count}} 题要老师批改',
  again: '再做一次',
  empty: '这份练习没有题目。',
};

const en: typeof zh = {
  section: 'Section {{number}}',
  count_one: '{{count}} question',
  count_other: '{{count}} questions',
  handIn: 'Hand in',
  unanswered_one: '{{count}} question is not answered yet',
  unanswered_other: '{{count}} questions are not answered yet',
  handInNow: 'Hand in all the same',
  goOn: 'Continue',
  result: 'Score {{points}} / {{full}}',
  waiting_one: '{{count}} more question is marked by the teacher',
  waiting_other: '{{count}} more questions are marked by the teacher',
  again: 'Do it again',
  empty: 'This exercise has no questions.',
};

export const { useTexts: usePageTexts } = defineTexts(zh, en);
