import { isSameUnit } from '../../quantity/written-number.ts';
import type { Problem } from '../question-kind.ts';
import { drawValues, parameterProblems } from './parameters.ts';
import type { Body, Key } from './schemas.ts';
import { itemOf, rightNumber, rightText } from './scoring.ts';

/** How many values of the parameters a key is tried with. */
const TRIES = 12;
/** Multiples of the golden section are spread evenly over 0 to 1. */
const GOLDEN = 0.6180339887498949;

/** A key without a value, and tolerances and digits that no number can satisfy. */
export function numericProblems(asked: Body, key: Key): Problem[] {
  const all = asked.parameters ?? [];
  const problems = parameterProblems(all);
  if (key.value.trim() === '') return [...problems, { code: 'key-empty', at: 'value' }];
  if (problems.length > 0) return problems;
  let count = 0;
  const even = () => (++count * GOLDEN) % 1;
  const tries = Array.from({ length: all.length > 0 ? TRIES : 1 }, () => ({
    ...asked,
    drawn: drawValues(all, even),
  }));
  const values = tries.flatMap((one) => {
    const right = rightNumber(one, key);
    return right
      ? [{ one, isExact: right.isExact || key.tolerance !== undefined || key.digits !== undefined }]
      : [];
  });
  if (values.length === 0) return [{ code: 'not-understood', at: 'value' }];
  const isWritable = values.every(({ one, isExact }) => {
    const text = rightText(one, key);
    return isExact && text !== undefined && itemOf(one, key, text).state === 'right';
  });
  return [
    ...(isWritable ? [] : [{ code: 'range-empty', at: 'value' } as const]),
    ...unitProblems(asked, key),
  ];
}

/** Units to choose from of which none is accepted. */
function unitProblems({ units: offered }: Body, { units = [] }: Key): Problem[] {
  if (!offered || offered.length === 0) return [];
  const isOffered = offered.some((one) => units.some(({ unit }) => isSameUnit(unit, one)));
  return isOffered ? [] : [{ code: 'key-empty', at: 'units' }];
}
