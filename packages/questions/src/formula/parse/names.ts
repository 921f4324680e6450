import type { Cursor } from './cursor.ts';
import type { CallName, Formula } from './formula.ts';

/** Functions by the command that writes them. */
export const FUNCTIONS: Readonly<Record<string, CallName>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  cot: 'cot',
  sec: 'sec',
  csc: 'csc',
  arcsin: 'arcsin',
  arccos: 'arccos',
  arctan: 'arctan',
  ln: 'ln',
  lg: 'log',
  log: 'log',
};

export const INVERSE: Readonly<Record<string, CallName>> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' };

/** An angle or a triangle by the letters of its points: one name. */
export function readFigure(cursor: Cursor): Formula {
  let name = cursor.next().text;
  while (/^[A-Z]$/.test(cursor.token.text) || (cursor.is('number') && name.length === 1))
    name += cursor.next().text;
  return { kind: 'variable', name };
}

/** A vector; the vector between two points in reverse is its negative. */
export function readVector(cursor: Cursor, readSubscript: () => Formula): Formula {
  let text = '';
  if (cursor.take('{')) {
    while (!cursor.is('sign', '}') && !cursor.is('end')) text += cursor.next().text;
    cursor.expect('}');
  } else text = cursor.next().text;
  if (cursor.take('_')) text += `_${nameOf(readSubscript())}`;
  const [from = '', to = ''] = text;
  if (/^[A-Z]{2}$/.test(text) && from > to)
    return { kind: 'negative', of: { kind: 'variable', name: `vec ${to}${from}` } };
  return { kind: 'variable', name: `vec ${text}` };
}

/** A text by which subscripts and arguments are compared. */
export function nameOf(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return `${formula.value.n}/${formula.value.d}`.replace('/1', '');
    case 'constant':
    case 'variable':
      return formula.name;
    case 'sum':
      return formula.terms.map(nameOf).join('+');
    case 'product':
      return formula.factors.map(nameOf).join('');
    case 'negative':
      return `-${nameOf(formula.of)}`;
    default:
      return JSON.stringify(formula, (_key, value: unknown) =>
        typeof value === 'bigint' ? `${value}` : value,
      );
  }
}
