import { elementsIn, type MarkupElement } from '../../markup/node.ts';
import { evaluate } from './evaluate.ts';
import { Refused, type Session } from './session.ts';
import { type QtiValue, truthOf } from './value.ts';
import { lookedUp } from './variables.ts';

/** How a list of rules ended. `restart`: a constraint of template processing did not hold. */
type End = 'done' | 'exit' | 'restart';

const DEEPEST = 60;

/** Runs the rules in an element. Throws Refused for a rule that is unknown, such as an inclusion of another file. */
export function runRules(element: MarkupElement, session: Session, depth = 0): End {
  if (depth > DEEPEST) throw new Refused('unknown-rule', 'nesting');
  for (const rule of elementsIn(element)) {
    const end = runRule(rule, session, depth);
    if (end !== 'done') return end;
  }
  return 'done';
}

function runRule(rule: MarkupElement, session: Session, depth: number): End {
  session.step();
  const identifier = rule.attributes.get('identifier') ?? '';
  switch (rule.name) {
    case 'setOutcomeValue':
    case 'setResponseValue':
    case 'setTemplateValue':
      session.set(identifier, valueIn(rule, session));
      return 'done';
    case 'setCorrectResponse':
      session.setCorrect(identifier, valueIn(rule, session));
      return 'done';
    case 'setDefaultValue':
      return setDefault(rule, session, identifier);
    case 'lookupOutcomeValue': {
      const { table, baseType = 'float' } = session.declarations.get(identifier) ?? {};
      session.set(identifier, table && lookedUp(table, valueIn(rule, session), baseType));
      return 'done';
    }
    case 'responseCondition':
    case 'outcomeCondition':
    case 'templateCondition':
      return runCondition(rule, session, depth);
    case 'responseProcessingFragment':
    case 'outcomeProcessingFragment':
      return runRules(rule, session, depth + 1);
    case 'templateConstraint':
      return truthOf(valueIn(rule, session)) ? 'done' : 'restart';
    case 'exitResponse':
    case 'exitTest':
    case 'exitTemplate':
      return 'exit';
    default:
      throw new Refused('unknown-rule', rule.name.slice(0, 100));
  }
}

function valueIn(rule: MarkupElement, session: Session): QtiValue {
  const [expression] = elementsIn(rule);
  return expression && evaluate(expression, session);
}

/** In template processing a new default value; without an expression the variable goes back to its default value. */
function setDefault(rule: MarkupElement, session: Session, identifier: string): End {
  if (elementsIn(rule).length > 0) session.setDefault(identifier, valueIn(rule, session));
  session.set(identifier, session.defaultOf(identifier));
  return 'done';
}

/** Runs the first branch whose expression is true, or the last one. */
function runCondition(condition: MarkupElement, session: Session, depth: number): End {
  for (const branch of elementsIn(condition)) {
    if (branch.name.endsWith('Else')) return runRules(branch, session, depth + 1);
    const [expression, ...rules] = elementsIn(branch);
    if (expression && truthOf(evaluate(expression, session)))
      return runRules({ ...branch, children: rules }, session, depth + 1);
  }
  return 'done';
}
