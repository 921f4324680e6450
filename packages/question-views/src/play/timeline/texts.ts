export type Scale = 'days' | 'years' | 'centuries';

interface TimelineTexts {
  readonly line: string;
  readonly time: (time: number, scale: Scale) => string;
  readonly span: (from: string, to: string) => string;
  readonly before: (name: string) => string;
  readonly after: (name: string) => string;
  readonly hint: string;
}

const zh: TimelineTexts = {
  line: '时间轴',
  time(time, scale) {
    if (scale === 'days') return `第 ${time} 天`;
    return time < 0 ? `前 ${-time} 年` : `${Math.max(1, time)} 年`;
  },
  span: (from, to) => `${from}—${to}`,
  before: (name) => `「${name}」之前`,
  after: (name) => `「${name}」之后`,
  hint: '把卡片拖到时间轴上，都放好后检查',
};

const en: TimelineTexts = {
  line: 'Timeline',
  time(time, scale) {
    if (scale === 'days') return `Day ${time}`;
    return time < 0 ? `${-time} BC` : time < 1000 ? `AD ${Math.max(1, time)}` : `${time}`;
  },
  span: (from, to) => `${from} – ${to}`,
  before: (name) => `before “${name}”`,
  after: (name) => `after “${name}”`,
  hint: 'Drag the cards to the line, then check them all',
};

export const timelineTexts = { zh, en };
