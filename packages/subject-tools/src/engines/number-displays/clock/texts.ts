import type { ToolViewProps } from '@lectern/stage/view';
import type { ClockFormat, ClockTask, Hand } from './model.ts';

export interface ClockTexts {
  readonly now: string;
  readonly next: string;
  readonly show: string;
  readonly hide: string;
  readonly check: string;
  readonly right: string;
  readonly wrong: string;
  readonly which: string;
  readonly showSeconds: string;
  readonly startHere: string;
  readonly formatLabel: string;
  readonly taskLabel: string;
  readonly timeLabel: string;
  readonly badTime: string;
  hand(hand: Hand): string;
  task(task: ClockTask): string;
  format(format: ClockFormat): string;
  make(time: string): string;
  begin(time: string): string;
  /** The elapsed time, from seconds. */
  took(seconds: number): string;
  /** A time of day in one of the three formats. */
  time(seconds: number, format: ClockFormat, withSeconds: boolean): string;
}

const two = (value: number) => String(value).padStart(2, '0');

function parts(time: number) {
  return { h: Math.floor(time / 3600), m: Math.floor(time / 60) % 60, s: time % 60 };
}

const zh: ClockTexts = {
  now: '现在',
  next: '下一题',
  show: '看答案',
  hide: '藏答案',
  check: '检查',
  right: '对了！',
  wrong: '再看一看时针和分针',
  which: '几时几分？',
  showSeconds: '秒针',
  startHere: '从这里开始',
  formatLabel: '写法',
  taskLabel: '玩法',
  timeLabel: '时间',
  badTime: '请写成 8:30 这样，从 0:00 到 23:59',
  hand: (hand) => ({ hour: '时针', minute: '分针', second: '秒针' })[hand],
  task: (task) => ({ set: '拨钟', read: '认时间', make: '拨一拨', elapsed: '经过时间' })[task],
  format: (format) => ({ 12: '12 时', 24: '24 时', units: '时分秒' })[format],
  make: (time) => `请拨到 ${time}`,
  begin: (time) => `开始 ${time}`,
  took: (seconds) => `经过 ${unitsZh(seconds)}`,
  time: (time, format, withSeconds) => {
    const { h, m, s } = parts(time);
    if (format === 'units') return `${h} 时 ${m} 分${withSeconds ? ` ${s} 秒` : ''}`;
    const rest = `:${two(m)}${withSeconds ? `:${two(s)}` : ''}`;
    if (format === '24') return `${two(h)}${rest}`;
    return `${h < 12 ? '上午' : '下午'} ${h % 12 === 0 ? 12 : h % 12}${rest}`;
  },
};

function unitsZh(seconds: number): string {
  const { h, m, s } = parts(seconds);
  const words = [h > 0 ? `${h} 小时` : '', m > 0 ? `${m} 分` : '', s > 0 ? `${s} 秒` : ''].filter(Boolean);
  return words.length > 0 ? words.join(' ') : '0 分';
}

const en: ClockTexts = {
  now: 'Now',
  next: 'Next',
  show: 'Show answer',
  hide: 'Hide answer',
  check: 'Check',
  right: 'Right!',
  wrong: 'Look at both hands again',
  which: 'What time is it?',
  showSeconds: 'Second hand',
  startHere: 'Start here',
  formatLabel: 'Written as',
  taskLabel: 'Task',
  timeLabel: 'Time',
  badTime: 'Write it like 8:30, from 0:00 to 23:59',
  hand: (hand) => ({ hour: 'Hour hand', minute: 'Minute hand', second: 'Second hand' })[hand],
  task: (task) => ({ set: 'Set', read: 'Read', make: 'Make', elapsed: 'Elapsed' })[task],
  format: (format) => ({ 12: '12 h', 24: '24 h', units: 'h min s' })[format],
  make: (time) => `Set it to ${time}`,
  begin: (time) => `Start ${time}`,
  took: (seconds) => `${unitsEn(seconds)} later`,
  time: (time, format, withSeconds) => {
    const { h, m, s } = parts(time);
    if (format === 'units') return `${h} h ${m} min${withSeconds ? ` ${s} s` : ''}`;
    const rest = `:${two(m)}${withSeconds ? `:${two(s)}` : ''}`;
    if (format === '24') return `${two(h)}${rest}`;
    return `${h % 12 === 0 ? 12 : h % 12}${rest} ${h < 12 ? 'a.m.' : 'p.m.'}`;
  },
};

function unitsEn(seconds: number): string {
  const { h, m, s } = parts(seconds);
  const words = [h > 0 ? `${h} h` : '', m > 0 ? `${m} min` : '', s > 0 ? `${s} s` : ''].filter(Boolean);
  return words.length > 0 ? words.join(' ') : '0 min';
}

export const clockTexts: Readonly<Record<ToolViewProps['language'], ClockTexts>> = { zh, en };
