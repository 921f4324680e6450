import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '计时器',
  preset: '{{minutes}} 分钟',
  countUp: '正计时',
  own: '自定义',
  minutes: '分',
  seconds: '秒',
  begin: '开始',
  hint: '点一个时间就开始倒计时',
  full: '最多同时用 {{count}} 个计时器',
  pause: '暂停',
  resume: '继续',
  reset: '重来',
  remove: '移除',
  minute: '+1 分钟',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  over: '时间到',
  down: '倒计时',
};

const en: typeof zh = {
  title: 'Timer',
  preset: '{{minutes}} min',
  countUp: 'Stopwatch',
  own: 'Own time',
  minutes: 'min',
  seconds: 's',
  begin: 'Start',
  hint: 'Press a time to count it down',
  full: 'At most {{count}} timers at once',
  pause: 'Pause',
  resume: 'Go on',
  reset: 'Start over',
  remove: 'Remove',
  minute: '+1 min',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  over: 'Time is up',
  down: 'Countdown',
};

export const { useTexts } = defineTexts(zh, en);
