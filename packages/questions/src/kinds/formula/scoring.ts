import { chemicalEquationEquals } from '../../formula/chemistry/compare-equations.ts';
import { formulaEquals } from '../../formula/equal.ts';
import type { EqualOptions } from '../../formula/exact/comparison.ts';
import { ONE, ZERO } from '../../formula/exact/rational.ts';
import { isExpanded } from '../../formula/forms/expanded.ts';
import { isFactored } from '../../formula/forms/factored.ts';
import type { FormVerdict } from '../../formula/forms/form-verdict.ts';
import { isSimplest } from '../../formula/forms/simplest.ts';
import { isStandard } from '../../formula/forms/standard.ts';
import { readNumber } from '../../quantity/written-number.ts';
import { type JudgedItem, stateOfShare } from '../../scoring/judged.ts';
import { decimal } from '../../scoring/score.ts';
import type { Body, Key, Response } from './schemas.ts';

const ID = 'formula';

/** A formula is right when it equals one of the expected ones, and waits where none is known to be equal or all to differ. */
export function itemOf(asked: Body, key: Key, { text }: Response): JudgedItem {
  if (text.trim() === '') return { id: ID, state: 'missing', share: ZERO };
  let isUnknown = false;
  for (const expected of key.expected) {
    const result = compared(asked, key, expected, text);
    if (result === 'equal') return asked.notation === 'algebra' ? formItem(key, text) : right();
    isUnknown ||= result === 'unknown';
  }
  return { id: ID, state: isUnknown ? 'waiting' : 'wrong', share: ZERO };
}

function compared(asked: Body, key: Key, expected: string, text: string) {
  return asked.notation === 'algebra'
    ? formulaEquals(expected, text, optionsOf(asked, key)).result
    : chemicalEquationEquals(expected, text, key.chemistry).result;
}

function right(): JudgedItem {
  return { id: ID, state: 'right', share: ONE };
}

/** An equal formula in the demanded form; where the form cannot be checked, a person does, and all points are proposed. */
function formItem({ form, otherForm = 0 }: Key, text: string): JudgedItem {
  const verdict = form ? verdictOf(form, text) : ({ ok: true } as const);
  if (verdict.ok) return right();
  if (verdict.problem === 'form.too-long' || verdict.problem === 'form.not-understood')
    return { id: ID, state: 'waiting', share: ONE };
  const share = decimal(otherForm);
  return { id: ID, state: stateOfShare(share), share };
}

function verdictOf(form: NonNullable<Key['form']>, text: string): FormVerdict {
  switch (form) {
    case 'simplest':
      return isSimplest(text);
    case 'factored':
      return isFactored(text);
    case 'expanded':
      return isExpanded(text);
    default:
      return isStandard(text, form);
  }
}

function optionsOf({ variables = [] }: Body, { rounding, upToScale, ordered, unit }: Key): EqualOptions {
  const most = rounding && (readNumber(`${rounding.value}`)?.value ?? ZERO);
  return {
    variables: Object.fromEntries(variables.map(({ name, domain }) => [name, domain])),
    rounding: rounding && most && { [rounding.type]: most },
    equalUpTo: upToScale ? 'scale' : undefined,
    isOrdered: ordered,
    unit,
  };
}
