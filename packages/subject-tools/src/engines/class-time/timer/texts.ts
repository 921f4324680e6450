import type { ToolViewProps } from '@lectern/stage/view';
import type { Kind } from './model.ts';

export interface TimerTexts {
  readonly start: string;
  readonly pause: string;
  readonly goOn: string;
  readonly again: string;
  readonly reset: string;
  readonly over: string;
  readonly kindLabel: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly presets: string;
  kindOf(kind: Kind): string;
  preset(seconds: number): string;
}

const zh: TimerTexts = {
  start: '开始',
  pause: '暂停',
  goOn: '继续',
  again: '再来一次',
  reset: '重置',
  over: '时间到',
  kindLabel: '种类',
  minutes: '分',
  seconds: '秒',
  presets: '时长',
  kindOf: (kind) => (kind === 'down' ? '倒计时' : '正计时'),
  preset: (seconds) => (seconds % 60 === 0 ? `${seconds / 60} 分钟` : `${seconds} 秒`),
};

const en: TimerTexts = {
  start: 'Start',
  pause: 'Pause',
  goOn: 'Go on',
  again: 'Once more',
  reset: 'Reset',
  over: 'Time is up',
  kindLabel: 'Kind',
  minutes: 'min',
  seconds: 's',
  presets: 'Length',
  kindOf: (kind) => (kind === 'down' ? 'Count-down' : 'Stopwatch'),
  preset: (seconds) => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`),
};

export const timerTexts: Readonly<Record<ToolViewProps['language'], TimerTexts>> = { zh, en };
