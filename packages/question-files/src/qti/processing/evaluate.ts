import { ownValue } from '@lectern/base';
import { elementsIn, type MarkupElement } from '../../markup/node.ts';
import { CONTAINER_OPERATORS } from './containers.ts';
import { LOGIC_OPERATORS } from './logic.ts';
import { NUMBER_OPERATORS } from './numbers.ts';
import type { Operator, Operators } from './operator.ts';
import { Refused, type Session } from './session.ts';
import type { QtiValue } from './value.ts';
import { VARIABLE_OPERATORS } from './variables.ts';

const OPERATORS: Operators = {
  ...VARIABLE_OPERATORS,
  ...CONTAINER_OPERATORS,
  ...LOGIC_OPERATORS,
  ...NUMBER_OPERATORS,
  // An operator of another program: "implementations that do not support it return NULL".
  customOperator: () => undefined,
};

/** Children of expressions that are no expressions. */
const NO_EXPRESSIONS = new Set(['matchTable', 'interpolationTable', 'value']);
const DEEPEST = 150;

/**
 * The value of an expression. Throws Refused for an expression that an item cannot have, such as the numbers of a test, and
 * beyond the limit of steps.
 */
export function evaluate(element: MarkupElement, session: Session, depth = 0): QtiValue {
  session.step();
  const operate: Operator | undefined = ownValue(OPERATORS, element.name);
  if (!operate || depth > DEEPEST) throw new Refused('unknown-expression', element.name.slice(0, 100));
  const inner = elementsIn(element).filter(({ name }) => !NO_EXPRESSIONS.has(name));
  return operate({ element, args: inner.map((child) => evaluate(child, session, depth + 1)), session });
}
