import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  saved: '已保存',
  saving: '正在保存……',
  handedIn: '已交卷',
  notHandedIn: '还没交卷',
  closed: '作答已结束',
  total: '{{points}} / {{full}} 分',
  marksLater: '老师公布答案后，在这里看成绩',
  answered_one: '全班 1 人作答',
  answered_other: '全班 {{count}} 人作答',
  right_one: '1 人答对',
  right_other: '{{count}} 人答对',
};

const en: typeof zh = {
  saved: 'Saved',
  saving: 'Saving…',
  handedIn: 'Handed in',
  notHandedIn: 'Not handed in',
  closed: 'The time for answers is over',
  total: '{{points}} / {{full}} points',
  marksLater: 'Your points are here once your teacher shows the answers',
  answered_one: '1 answer in the class',
  answered_other: '{{count}} answers in the class',
  right_one: '1 right',
  right_other: '{{count}} right',
};

export const { useTexts: useExerciseTexts } = defineTexts(zh, en);
