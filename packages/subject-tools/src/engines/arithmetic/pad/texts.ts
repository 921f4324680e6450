import type { ToolViewProps } from '@lectern/stage/view';
import type { Angle, Refusal } from './evaluate.ts';
import type { CalculatorKind } from './model.ts';

export interface CalculatorTexts {
  readonly keys: string;
  readonly expression: string;
  readonly clear: string;
  readonly back: string;
  readonly negate: string;
  readonly equals: string;
  readonly square: string;
  readonly power: string;
  readonly root: string;
  readonly reciprocal: string;
  readonly kindLabel: string;
  kind(kind: CalculatorKind): string;
  angle(angle: Angle): string;
  refused(why: Refusal): string;
}

const zh: CalculatorTexts = {
  keys: '按键',
  expression: '算式',
  clear: '清除',
  back: '退格',
  negate: '正负号',
  equals: '等于',
  square: '平方',
  power: '乘方',
  root: '平方根',
  reciprocal: '倒数',
  kindLabel: '类型',
  kind: (kind) => ({ standard: '标准', scientific: '科学' })[kind],
  angle: (angle) => ({ degree: '角度', radian: '弧度' })[angle],
  refused: (why) =>
    ({
      incomplete: '算式还没写完',
      'divide-by-zero': '除数不能为 0',
      'negative-root': '负数没有平方根',
      'no-logarithm': '0 和负数没有对数',
      'no-tangent': '90° 的正切不存在',
      'no-factorial': '只有自然数才有阶乘',
      'no-power': '负数不能有这样的幂',
      'too-large': '结果太大了',
    })[why],
};

const en: CalculatorTexts = {
  keys: 'Keys',
  expression: 'Expression',
  clear: 'Clear',
  back: 'Back',
  negate: 'Change sign',
  equals: 'Equals',
  square: 'Square',
  power: 'Power',
  root: 'Square root',
  reciprocal: 'Reciprocal',
  kindLabel: 'Kind',
  kind: (kind) => ({ standard: 'Standard', scientific: 'Scientific' })[kind],
  angle: (angle) => ({ degree: 'Degrees', radian: 'Radians' })[angle],
  refused: (why) =>
    ({
      incomplete: 'The expression is not finished',
      'divide-by-zero': 'The divisor cannot be 0',
      'negative-root': 'A negative number has no square root',
      'no-logarithm': 'Zero and negative numbers have no logarithm',
      'no-tangent': 'The tangent of 90° does not exist',
      'no-factorial': 'Only natural numbers have a factorial',
      'no-power': 'A negative number has no such power',
      'too-large': 'The result is too large',
    })[why],
};

export const calculatorTexts: Readonly<Record<ToolViewProps['language'], CalculatorTexts>> = { zh, en };
