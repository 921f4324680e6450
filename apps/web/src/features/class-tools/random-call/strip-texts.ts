import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  strip: '{{name}} 的回答',
  right: '答对',
  again: '再想想',
  answer: '回答问题',
  point: '加 1（共 {{points}}）分',
  points: '1（共 {{points}}）',
  praise: '表扬',
  next: '再点一位',
};

const en: typeof zh = {
  strip: 'Answer of {{name}}',
  right: 'Right',
  again: 'Think again',
  answer: 'Answer',
  point: 'Plus 1 ({{points}}) in this lesson',
  points: '1 ({{points}})',
  praise: 'Praise',
  next: 'Call another',
};

export const { useTexts } = defineTexts(zh, en);
