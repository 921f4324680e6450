import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '作答',
  handIn: '提交',
  again: '再答一次',
  showKey: '公布答案',
  hideKey: '收起答案',
  toPhones: '发送到手机',
  byCards: '答题卡',
  sending: '正在发送到手机……',
  notSent: '没有发送成功：{{trouble}}',
  gone: '这道题已经从页面上删除了。',
  newer: '这道题是用更新的版本编写的，请更新后再作答。',
  broken: '这道题的内容不完整，不能作答。',
  players: '几个人一起答',
  startOver: '重新开始',
  count_one: '{{count}} 人',
  count_other: '{{count}} 人',
  player: '{{number}} 号',
  team: '第 {{number}} 队',
  result: {
    right: '答对了，得 {{points}} / {{full}} 分',
    partly: '部分答对，得 {{points}} / {{full}} 分',
    wrong: '没答对，得 {{points}} / {{full}} 分',
    waiting: '已提交，请老师评分',
    done: '已提交',
  },
};

const en: typeof zh = {
  title: 'Answer',
  handIn: 'Hand in',
  again: 'Answer again',
  showKey: 'Show the answer',
  hideKey: 'Hide the answer',
  toPhones: 'Send to phones',
  byCards: 'Answer cards',
  sending: 'Sending it to the phones…',
  notSent: 'It was not sent: {{trouble}}',
  gone: 'This question was deleted from the page.',
  newer: 'This question was written with a newer version. Update to answer it.',
  broken: 'This question is incomplete and cannot be answered.',
  players: 'How many side by side',
  startOver: 'Start over',
  count_one: '{{count}} pupil',
  count_other: '{{count}} pupils',
  player: 'Player {{number}}',
  team: 'Team {{number}}',
  result: {
    right: 'Right: {{points}} of {{full}} points',
    partly: 'Partly right: {{points}} of {{full}} points',
    wrong: 'Not right: {{points}} of {{full}} points',
    waiting: 'Handed in. The teacher marks it.',
    done: 'Handed in',
  },
};

export const { useTexts } = defineTexts(zh, en);
