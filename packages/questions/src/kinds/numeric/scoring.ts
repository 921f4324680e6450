import {
  absolute,
  compare,
  multiply,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from '../../formula/exact/rational.ts';
import { type FormulaValue, formulaValue } from '../../quantity/formula-value.ts';
import { halfOfLastPlace, numberText, roundedText } from '../../quantity/number-text.ts';
import {
  isSameUnit,
  LONGEST_QUANTITY,
  readNumber,
  readQuantity,
  type WrittenNumber,
} from '../../quantity/written-number.ts';
import { type JudgedItem, stateOfShare } from '../../scoring/judged.ts';
import { decimal } from '../../scoring/score.ts';
import { valuesOf } from './parameters.ts';
import type { Body, Key, Response } from './schemas.ts';

const ID = 'value';

/** The number that is right for the drawn values; undefined when the formula of the key has no value for them. */
export function rightNumber({ parameters = [], drawn = [] }: Body, { value }: Key): FormulaValue | undefined {
  return formulaValue(value, valuesOf(parameters, drawn));
}

/** The right number as text, with the first unit. */
export function rightText(asked: Body, key: Key): Response | undefined {
  const right = rightNumber(asked, key)?.value;
  if (!right) return undefined;
  const value = key.digits ? roundedText(right, key.digits) : numberText(right);
  const [unit] = key.units ?? [];
  if (value.length > LONGEST_QUANTITY) return undefined;
  return unit ? { value, unit: unit.unit } : { value };
}

/** Judges a number. Of its unit and its digits, the smaller part counts. */
export function itemOf(asked: Body, key: Key, given: Response): JudgedItem {
  const wrong: JudgedItem = { id: ID, state: 'wrong', share: ZERO };
  if (given.value.trim() === '') return { ...wrong, state: 'missing' };
  const right = rightNumber(asked, key)?.value;
  const written = readQuantity(given.value);
  if (!right || !written) return wrong;
  const unit = given.unit?.trim() || written.unit;
  const accepted = key.units?.find((one) => isSameUnit(one.unit, unit));
  const value = multiply(written.number.value, exact(accepted?.factor ?? 1));
  if (!isNear(value, right, key)) return wrong;
  const share = smaller(unitPart(key, accepted !== undefined), digitsPart(key, written.number));
  // Letters that the key knows nothing of may be a unit or a part of a formula, as in 3x.
  const isOpen = (key.units ?? []).length === 0 && unit !== '' && !isSameUnit(unit, asked.unit ?? '');
  return { id: ID, state: isOpen ? 'waiting' : stateOfShare(share), share };
}

function isNear(value: Rational, right: Rational, { tolerance, digits }: Key): boolean {
  const distance = absolute(subtract(value, right));
  if (!tolerance) return compare(distance, digits ? halfOfLastPlace(right, digits) : ZERO) <= 0;
  const allowed = exact(tolerance.value);
  const most = tolerance.type === 'absolute' ? allowed : multiply(allowed, absolute(right));
  return compare(distance, most) <= 0;
}

function unitPart({ units = [], wrongUnit = 0 }: Key, isAccepted: boolean): Rational {
  return units.length === 0 || isAccepted ? ONE : decimal(wrongUnit);
}

function digitsPart({ digits }: Key, number: WrittenNumber): Rational {
  return !digits || number[digits.of] === digits.count ? ONE : decimal(digits.otherwise ?? 0);
}

function smaller(a: Rational, b: Rational): Rational {
  return compare(a, b) < 0 ? a : b;
}

/** The fraction that a number writes as a decimal. */
function exact(value: number): Rational {
  return readNumber(`${value}`)?.value ?? ZERO;
}
