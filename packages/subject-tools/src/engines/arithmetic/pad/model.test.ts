import { seeded } from '@lectern/base';
import { patchedData, type ToolData } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { calculatorTool } from '../../../tools/calculator/tool.ts';
import { evaluate } from './evaluate.ts';
import {
  CLEARED,
  calculatorOf as calculatorOfTool,
  finished,
  keyOf,
  negated,
  resultOf,
  shownExpression,
  steppedBack,
  typed,
  valueOfExpression,
} from './model.ts';
import { calculatorTexts } from './texts.ts';

const calculatorOf = (data: ToolData) => calculatorOfTool(data, calculatorTool);

/** The data after these keys: `=` calculates, `C` clears, `B` deletes the last part, `±` changes the sign. */
function pad(keys: string, data: ToolData = {}): ToolData {
  let now = data;
  for (const key of keys.match(/(sin|cos|tan|ln|lg|√)\(|./gu) ?? []) {
    const calculator = calculatorOf(now);
    const patch =
      key === '='
        ? finished(calculator)
        : key === 'C'
          ? CLEARED
          : key === 'B'
            ? steppedBack(calculator)
            : key === '±'
              ? negated(calculator)
              : typed(calculator, key);
    now = patchedData(now, patch);
  }
  return now;
}

const result = (keys: string, data?: ToolData) => resultOf(calculatorOf(pad(keys, data)));
const refusal = (keys: string) => {
  const evaluated = valueOfExpression(calculatorOf(pad(keys)));
  return evaluated.type === 'refused' ? calculatorTexts.zh.refused(evaluated.why) : undefined;
};

it('without a bridge our own pad opens within 100 ms, 0.1+0.2 shows 0.3 and 1÷0 says 除数不能为 0', () => {
  expect(result('0.1+0.2=')).toBe('0.3');
  expect(refusal('1÷0=')).toBe('除数不能为 0');
});

describe('the calculator', () => {
  it.each([
    ['1+2×3', '7'],
    ['(1+2)×3', '9'],
    ['2^3^2', '512'],
    ['−2^2', '−4'],
    ['2×−3', '−6'],
    ['10÷4', '2.5'],
    ['1÷3', '0.333333333333'],
    ['50%', '0.5'],
    ['200×15%', '30'],
    ['5!', '120'],
    ['3²+4²', '25'],
    ['√(2)²', '2'],
    ['2π', '6.28318530718'],
    ['2(3+4)', '14'],
    ['sin(30)', '0.5'],
    ['cos(60)', '0.5'],
    ['tan(45)', '1'],
    ['sin(180)', '0'],
    ['cos(90)', '0'],
    ['ln(e)', '1'],
    ['lg(1000)', '3'],
    ['(1+2', '3'],
    ['0.1×3−0.3', '0'],
    ['9999999999999999+1', '1×10^16'],
    ['1234567890123+1', '1234567890124'],
    ['12345678×87654321', '1082152022374638'],
    ['2^−2', '0.25'],
    ['1÷8÷10^10', '1.25×10^−11'],
  ] as const)('calculates %s', (keys, shown) => {
    expect(result(`${keys}=`)).toBe(shown);
  });

  it('calculates angles in radians when that is selected', () => {
    expect(result('sin(π÷2)=', { angle: 'radian' })).toBe('1');
    expect(result('sin(π÷2)=')).toBe('0.027412133592');
  });

  it.each([
    ['1÷(2−2)', '除数不能为 0'],
    ['0^−1', '除数不能为 0'],
    ['√(−4)', '负数没有平方根'],
    ['ln(0)', '0 和负数没有对数'],
    ['tan(90)', '90° 的正切不存在'],
    ['1.5!', '只有自然数才有阶乘'],
    ['(−8)^(1÷3)', '负数不能有这样的幂'],
    ['9^9^9^9', '结果太大了'],
    ['5000!', '结果太大了'],
    ['1+', '算式还没写完'],
    ['(', '算式还没写完'],
    ['()', '算式还没写完'],
  ] as const)('shows a message why %s has no value', (keys, sentence) => {
    expect(refusal(`${keys}=`)).toBe(sentence);
  });

  it('continues with all digits of a result, and shows it rounded', () => {
    const data = pad('1÷3=×3');
    expect(shownExpression(calculatorOf(data))).toBe('0.333333333333×3');
    expect(result('=', data)).toBe('1');
    expect(result('2=−5=×2=')).toBe('−6');
  });

  it('begins a new expression with a digit after a result', () => {
    expect(calculatorOf(pad('1+1=7')).expression).toBe('7');
  });

  it('keeps the last of several operators, except for the minus of a number', () => {
    expect(calculatorOf(pad('1+×÷2')).expression).toBe('1÷2');
    expect(calculatorOf(pad('2×−3')).expression).toBe('2×−3');
    expect(calculatorOf(pad('2×−+3')).expression).toBe('2+3');
    expect(calculatorOf(pad('×3')).expression).toBe('0×3');
    expect(calculatorOf(pad('−+3')).expression).toBe('−3');
  });

  it('allows one decimal point per number', () => {
    expect(calculatorOf(pad('1.2.3+.5.')).expression).toBe('1.23+0.5');
  });

  it('deletes a digit, an operator, or a whole function', () => {
    expect(calculatorOf(pad('12+sin(B')).expression).toBe('12+');
    expect(calculatorOf(pad('12+BB')).expression).toBe('1');
    expect(calculatorOf(pad('BB')).expression).toBe('');
    expect(calculatorOf(pad('1+1=B'))).toMatchObject({ expression: '1+1', done: false });
  });

  it('changes the sign of the last number and back', () => {
    expect(calculatorOf(pad('7±')).expression).toBe('(−7)');
    expect(calculatorOf(pad('2×7±')).expression).toBe('2×(−7)');
    expect(calculatorOf(pad('2×7±±')).expression).toBe('2×7');
    expect(calculatorOf(pad('±')).expression).toBe('');
  });

  it('accepts the keys of a keyboard', () => {
    expect([...'7.+-*/x()^!%'].map(keyOf).join('')).toBe('7.+−×÷×()^!%');
    for (const key of ['a', 'Tab', 'F1', '', 'toString']) expect(keyOf(key)).toBeUndefined();
  });

  it('always shows a number or a message, for any sequence of keys', () => {
    const keys = [...'0123456789.+−×÷()^!%²πe=CB±', 'sin(', 'cos(', 'tan(', 'ln(', 'lg(', '√('];
    const random = seeded(20_261_122);
    for (let count = 0; count < 300; count += 1) {
      const typing = Array.from({ length: 14 }, () => keys[Math.floor(random() * keys.length)]).join('');
      const calculator = calculatorOf(pad(typing));
      const evaluated = valueOfExpression(calculator);
      if (evaluated.type === 'value') expect(resultOf(calculator), typing).toMatch(/^−?[\d.]+(×10\^−?\d+)?$/);
      else expect(calculatorTexts.zh.refused(evaluated.why), typing).toMatch(/\p{Script=Han}/u);
    }
  });

  it('rejects an invalid expression, and an expression that is too long', () => {
    expect(calculatorOf({ expression: 'alert(1)', done: true })).toMatchObject({
      expression: '',
      done: false,
    });
    expect(evaluate('x', 'degree')).toEqual({ type: 'refused', why: 'incomplete' });
    expect(calculatorOf(pad('9'.repeat(400))).expression).toHaveLength(160);
  });
});
