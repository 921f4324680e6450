import type { ToolViewProps } from '@lectern/stage/view';
import type { Sides } from './model.ts';

export interface DiceTexts {
  readonly press: string;
  readonly history: string;
  readonly clear: string;
  readonly noThrows: string;
  readonly heads: string;
  readonly tails: string;
  readonly kind: string;
  readonly count: string;
  readonly showHistory: string;
  kindOf(sides: Sides): string;
  /** The values of a throw. */
  result(values: readonly string[]): string;
  /** The values of several dice, with their sum. */
  sum(values: readonly string[], total: number): string;
  /** The values of several coins, with the number of heads. */
  headsOf(values: readonly string[], heads: number): string;
}

const zh: DiceTexts = {
  press: '点击投掷',
  history: '记录',
  clear: '清空记录',
  noThrows: '还没有投掷',
  heads: '正',
  tails: '反',
  kind: '种类',
  count: '个数',
  showHistory: '显示记录',
  kindOf: (sides) => (sides === 2 ? '硬币' : `${sides} 面骰子`),
  result: (values) => values.join('、'),
  sum: (values, total) => `${values.join(' + ')} = ${total}`,
  headsOf: (values, heads) => `${values.join('、')}：正面 ${heads} 个`,
};

const en: DiceTexts = {
  press: 'Press to throw',
  history: 'History',
  clear: 'Clear history',
  noThrows: 'Nothing thrown yet',
  heads: 'H',
  tails: 'T',
  kind: 'Kind',
  count: 'How many',
  showHistory: 'Show history',
  kindOf: (sides) => (sides === 2 ? 'Coin' : `${sides}-sided die`),
  result: (values) => values.join(', '),
  sum: (values, total) => `${values.join(' + ')} = ${total}`,
  headsOf: (values, heads) => `${values.join(', ')}: ${heads} ${heads === 1 ? 'head' : 'heads'}`,
};

export const diceTexts: Readonly<Record<ToolViewProps['language'], DiceTexts>> = { zh, en };
