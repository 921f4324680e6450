import type { MarkupElement } from '../../markup/node.ts';
import type { Session } from './session.ts';
import { numberOf, parseScalar, type QtiValue } from './value.ts';

/** One use of an expression: its element, and the values of the expressions within it. */
export interface Call {
  readonly element: MarkupElement;
  readonly args: readonly QtiValue[];
  readonly session: Session;
}

/** Finds the value of an expression. Arguments of wrong types make it NULL. */
export type Operator = (call: Call) => QtiValue;

/** Operators by the names of their elements. */
export type Operators = Readonly<Record<string, Operator>>;

export function attributeOf({ element }: Pick<Call, 'element'>, name: string): string | undefined {
  return element.attributes.get(name);
}

/** A number in an attribute, or the value of the template variable that the attribute names. */
export function numberIn(
  { element, session }: Pick<Call, 'element' | 'session'>,
  name: string,
): number | undefined {
  const written = element.attributes.get(name)?.trim();
  if (written === undefined || written === '') return undefined;
  const number = parseScalar(written, 'float');
  if (typeof number === 'number') return number;
  return numberOf(session.get(written.replace(/^\{(.*)\}$/, '$1')));
}

export function isOn(call: Pick<Call, 'element'>, name: string, otherwise: boolean): boolean {
  const written = attributeOf(call, name);
  return written === undefined ? otherwise : written === 'true' || written === '1';
}

/** The arguments as numbers; undefined when one is NULL or no number. Values of containers count each. */
export function numbersOf(args: readonly QtiValue[]): number[] | undefined {
  const numbers: number[] = [];
  for (const value of args) {
    if (!value) return undefined;
    for (const item of value.items) {
      if (typeof item !== 'number') return undefined;
      numbers.push(item);
    }
  }
  return numbers;
}
