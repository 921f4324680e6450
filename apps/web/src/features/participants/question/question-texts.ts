import { defineTexts } from '../../../platform/i18n/texts.ts';

// The form for the code of a lesson loads the other texts of a phone, and needs none of a question.

const zh = {
  loadFailed: '题目没有加载成功',
  left: '还剩 {{time}}',
  handIn: '提交',
  change: '更改',
  late: '交晚了，这次不计入',
  right: '回答正确',
  partly: '部分正确',
  wrong: '回答错误',
  waiting: '等老师批改',
  works: '老师展示的作品',
  work: '作品 {{number}}',
  sendingFile: '正在发送 {{percent}}%',
};

const en: typeof zh = {
  loadFailed: 'The question could not be loaded',
  left: '{{time}} left',
  handIn: 'Hand in',
  change: 'Change',
  late: 'Too late: this answer does not count',
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  waiting: 'Your teacher will mark it',
  works: 'Shown by your teacher',
  work: 'Work {{number}}',
  sendingFile: 'Sending, {{percent}}%',
};

export const { useTexts: useQuestionTexts } = defineTexts(zh, en);
