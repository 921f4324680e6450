import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '接龙活动',
  begin: '开始接龙',
  again: '重新开始',
  inOrder: '按名单顺序',
  shuffled: '随机顺序',
  seconds: '每人 {{count}} 秒',
  ready: '选好时间和顺序，点“开始接龙”。时间到自动轮到下一位。',
  now: '轮到',
  next: '下一位：{{name}}',
  done: '接上了',
  pass: '跳过',
  word: '记下接龙内容（可不填）',
  end: '结束',
  replay: '回放',
  chain: '接龙',
  passed: '跳过',
  figures: '接上 {{done}} 次，跳过 {{passed}} 次',
  left: '剩余 {{count}} 秒',
};

const en: typeof zh = {
  title: 'Relay',
  begin: 'Begin',
  again: 'Begin anew',
  inOrder: 'In the order of the list',
  shuffled: 'In a random order',
  seconds: 'Seconds each: {{count}}',
  ready: 'Choose time and order, then press “Begin”. When the time is up it is the next one’s turn.',
  now: 'Now',
  next: 'Next: {{name}}',
  done: 'Done',
  pass: 'Pass',
  word: 'What was said (optional)',
  end: 'End',
  replay: 'Replay',
  chain: 'Chain',
  passed: 'passed',
  figures: '{{done}} went on, {{passed}} passed',
  left: 'Seconds left: {{count}}',
};

export const { useTexts } = defineTexts(zh, en);
