import { add, divide, type Rational, rational, whole } from '../exact/rational.ts';
import type { Cursor } from './cursor.ts';
import type { Formula } from './formula.ts';

/** Value of digits with at most one decimal point. */
export function decimalValue(text: string): Rational {
  const [before = '', after = ''] = text.split('.');
  return rational(BigInt(`${before}${after}` || '0'), 10n ** BigInt(after.length));
}

/** A number: whole, decimal, repeating (`0.\dot3`, `0.\overline{12}`), or mixed (`2\frac13`, `2 1/3`). */
export function readNumber(cursor: Cursor): Formula {
  const { text } = cursor.next();
  if (cursor.is('command', 'dot', 'overline') && text.includes('.')) return repeating(cursor, text);
  const value = decimalValue(text);
  if (text.includes('.')) return { kind: 'number', value, written: 'decimal' };
  const fraction = fractionAhead(cursor);
  return fraction
    ? { kind: 'number', value: add(value, fraction), written: 'mixed' }
    : { kind: 'number', value, written: 'whole' };
}

/** The proper fraction of a mixed number, which is read; undefined when another factor follows. */
function fractionAhead(cursor: Cursor): Rational | undefined {
  const plain = [0, 1, 2].map((index) => cursor.ahead(index));
  if (plain[0]?.kind === 'number' && plain[1]?.text === '/' && plain[2]?.kind === 'number') {
    for (let index = 0; index < 3; index++) cursor.next();
    return properFraction(plain[0].text, plain[2].text);
  }
  if (!cursor.is('command', 'frac', 'dfrac', 'tfrac', 'cfrac')) return undefined;
  const digits: string[] = [];
  let index = 1;
  while (digits.length < 2) {
    const token = cursor.ahead(index);
    if (token.kind === 'number') {
      if (digits.length === 0 && token.text.length === 2) {
        digits.push(token.text.charAt(0), token.text.charAt(1));
        index++;
        break;
      }
      if (token.text.length !== 1) return undefined;
      digits.push(token.text);
      index++;
    } else if (
      token.text === '{' &&
      cursor.ahead(index + 1).kind === 'number' &&
      cursor.ahead(index + 2).text === '}'
    ) {
      digits.push(cursor.ahead(index + 1).text);
      index += 3;
    } else return undefined;
  }
  const fraction = properFraction(digits[0] ?? '', digits[1] ?? '');
  if (fraction) for (let count = 0; count < index; count++) cursor.next();
  return fraction;
}

function properFraction(top: string, bottom: string): Rational | undefined {
  if (!/^\d+$/.test(top) || !/^\d+$/.test(bottom) || BigInt(top) >= BigInt(bottom)) return undefined;
  return rational(BigInt(top), BigInt(bottom));
}

/** `text` is the beginning, as `0.1`. Between two dotted digits all digits repeat. */
function repeating(cursor: Cursor, text: string): Formula {
  let period = '';
  if (cursor.take('overline', 'command')) period = digitsInBraces(cursor);
  else {
    cursor.next();
    period = cursor.take('{') ? closed(cursor) : cursor.takeDigit().text;
    if (cursor.is('number') && !cursor.token.text.includes('.')) {
      const { text: middle } = cursor.next();
      period += middle;
      cursor.expect('dot', 'command');
      period += cursor.take('{') ? closed(cursor) : cursor.takeDigit().text;
    } else if (cursor.take('dot', 'command'))
      period += cursor.take('{') ? closed(cursor) : cursor.takeDigit().text;
  }
  if (!/^\d{1,40}$/.test(period)) cursor.fail('expected digits');
  const places = 10n ** BigInt((text.split('.')[1] ?? '').length);
  const part = rational(BigInt(period), 10n ** BigInt(period.length) - 1n);
  return { kind: 'number', value: add(decimalValue(text), divide(part, whole(places))), written: 'decimal' };
}

function digitsInBraces(cursor: Cursor): string {
  cursor.expect('{');
  return closed(cursor);
}

function closed(cursor: Cursor): string {
  if (!cursor.is('number')) cursor.fail('expected digits');
  const { text } = cursor.next();
  cursor.expect('}');
  return text;
}
