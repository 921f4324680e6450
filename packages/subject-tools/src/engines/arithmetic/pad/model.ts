import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import { oneOf } from '../../../common/values.ts';
import type { ToolName } from '../../../engine.tsx';
import { type Angle, DIGITS, type Evaluated, evaluate, readTokens, written } from './evaluate.ts';

export type CalculatorKind = 'standard' | 'scientific';
export const ANGLES: readonly Angle[] = ['degree', 'radian'];
/** The longest expression, characters. */
const MOST = 160;
const SHOWN_DIGITS = 12;

/** A calculator's data: `expression` as it was typed, `done` after = was pressed, `kind` and `angle`. */
export interface Calculator {
  readonly expression: string;
  readonly done: boolean;
  readonly kind: CalculatorKind;
  readonly angle: Angle;
}

/** The options of a tool with the pad. */
export interface PadDescription {
  readonly name: ToolName;
  /** The available sets of keys; a new calculator has the first. */
  readonly kinds: readonly [CalculatorKind, ...CalculatorKind[]];
}

export function calculatorOf(data: ToolData, tool: PadDescription): Calculator {
  const { expression } = data;
  const isSound =
    typeof expression === 'string' && expression.length <= MOST && readTokens(expression) !== undefined;
  return {
    expression: isSound ? expression : '',
    done: data.done === true && isSound,
    kind: oneOf(data.kind, tool.kinds, tool.kinds[0]),
    angle: oneOf(data.angle, ANGLES, 'degree'),
  };
}

export function valueOfExpression({ expression, angle }: Calculator): Evaluated {
  return evaluate(expression, angle);
}

/** The value as text; undefined when there is none. */
export function resultOf(calculator: Calculator): string | undefined {
  const result = valueOfExpression(calculator);
  return result.type === 'value' ? written(result.value, SHOWN_DIGITS) : undefined;
}

/** The expression as it is shown: a long result with which the user continues is rounded like any other. */
export function shownExpression({ expression }: Calculator): string {
  return expression.replaceAll(/\d+\.?\d*/g, (number) => {
    if (number.replace('.', '').length <= SHOWN_DIGITS + 3) return number;
    const result = evaluate(number, 'degree');
    return result.type === 'value' ? written(result.value, SHOWN_DIGITS) : number;
  });
}

const GOES_ON = /^[+−×÷^!%²]/;

/** The patch after a key of the pad: digits, operators, and functions with their bracket. */
export function typed(calculator: Calculator, key: string): ToolDataPatch {
  const { done } = calculator;
  const before = done && !GOES_ON.test(key) ? '' : done ? carriedOn(calculator) : calculator.expression;
  const expression = joined(before, key);
  return expression.length > MOST ? {} : { expression, done: false };
}

/** A result with which the user continues keeps all its digits, so that 1÷3×3 is 1. */
function carriedOn(calculator: Calculator): string {
  const result = valueOfExpression(calculator);
  if (result.type !== 'value') return '';
  const text = written(result.value, DIGITS);
  if (!text.includes('^')) return text.startsWith('−') ? `(${text})` : text;
  return `(${text})`;
}

const OPERATOR = /[+−×÷^]$/;

/** Replaces an operator by the next one, except before the minus of a number. */
function joined(before: string, key: string): string {
  if (key === '.') return withPoint(before);
  if (!/^[+−×÷^!%²]$/.test(key)) return before + key;
  if (before === '' || before.endsWith('(')) return key === '−' ? before + key : `${before}0${key}`;
  if (!OPERATOR.test(before)) return before + key;
  if (key === '−' && /[×÷^]$/.test(before)) return before + key;
  const bare = before.replace(/[+−×÷^]+$/, '');
  // A minus at the beginning is not replaced.
  return bare === '' || bare.endsWith('(') ? before : bare + key;
}

function withPoint(before: string): string {
  const number = /(\d+\.?\d*|\.\d+)$/.exec(before)?.[0] ?? '';
  if (number.includes('.')) return before;
  return number === '' ? `${before}0.` : `${before}.`;
}

/** The patch after =: empty while there is no expression. */
export function finished({ expression }: Calculator): ToolDataPatch {
  return expression === '' ? {} : { done: true };
}

/** The patch that deletes the last part: a digit, an operator, or a function with its bracket. */
export function steppedBack({ expression, done }: Calculator): ToolDataPatch {
  if (done) return { done: false };
  const last = readTokens(expression)?.at(-1);
  const length = last === undefined || last.type === 'number' ? 1 : last.text.length;
  return { expression: expression.slice(0, Math.max(expression.length - length, 0)) };
}

export const CLEARED: ToolDataPatch = { expression: '', done: false };

/** The patch that changes the sign of the last number. */
export function negated(calculator: Calculator): ToolDataPatch {
  const before = calculator.done ? carriedOn(calculator) : calculator.expression;
  const found = /(?<open>\(−)?(?<number>(\d+\.?\d*|\.\d+))\)?$/.exec(before);
  if (found?.groups === undefined) return {};
  const { open, number = '' } = found.groups;
  const front = before.slice(0, found.index);
  return { expression: open === undefined ? `${front}(−${number})` : `${front}${number}`, done: false };
}

/** The pad key of a key of the keyboard. */
export function keyOf(key: string): string | undefined {
  if (/^[\d.+()^!%]$/.test(key)) return key;
  const others: Readonly<Record<string, string>> = {
    '-': '−',
    '*': '×',
    x: '×',
    '/': '÷',
    '×': '×',
    '÷': '÷',
    '−': '−',
  };
  return Object.hasOwn(others, key) ? others[key] : undefined;
}
