import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  raise: '举手',
  lower: '放下',
  isUp: '已举手，只有老师看得到。',
  asked: '已举手，问老师：{{question}}',
  question: '悄悄问老师（可不写）',
  send: '提问',
};

const en: typeof zh = {
  raise: 'Raise hand',
  lower: 'Lower hand',
  isUp: 'Your hand is up. Only the teacher sees it.',
  asked: 'Your hand is up, with the question: {{question}}',
  question: 'Ask the teacher quietly (optional)',
  send: 'Ask',
};

export const { useTexts: useHandTexts } = defineTexts(zh, en);
