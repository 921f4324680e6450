import { balance, isBalanced } from './balance.ts';
import { type ChemicalEquation, parseChemicalEquation } from './chemical-equation.ts';
import type { Species } from './species.ts';

export interface ChemistryOptions {
  /** Whether conditions over the arrow count. `optional`: they may be left out, but must not be others than in the key. */
  readonly conditions?: 'required' | 'optional' | 'ignored';
  /** Whether ↑ and ↓ count. */
  readonly marks?: 'required' | 'ignored';
  /** True when a multiple of the smallest coefficients is right too. */
  readonly allowsMultiples?: boolean;
}

export type ChemistryReason =
  | 'same-equation'
  | 'key-not-understood'
  | 'answer-not-understood'
  | 'other-substances'
  | 'other-spelling'
  | 'not-balanced'
  | 'not-smallest'
  | 'other-coefficients'
  | 'other-conditions'
  | 'other-arrow'
  | 'other-marks';

export interface ChemistryVerdict {
  readonly result: 'equal' | 'different' | 'unknown';
  readonly reason: ChemistryReason;
}

/** Compares a chemical equation with the key. The order of the substances of a side is free. */
export function chemicalEquationEquals(
  key: string,
  answer: string,
  options: ChemistryOptions = {},
): ChemistryVerdict {
  const [left, right] = [parseChemicalEquation(key), parseChemicalEquation(answer)];
  if (!left.ok) return { result: 'unknown', reason: 'key-not-understood' };
  if (!right.ok) return { result: 'unknown', reason: 'answer-not-understood' };
  const reason = differenceOf(left.equation, right.equation, options);
  if (reason === 'other-spelling') return { result: 'unknown', reason };
  return reason ? { result: 'different', reason } : { result: 'equal', reason: 'same-equation' };
}

function differenceOf(
  key: ChemicalEquation,
  answer: ChemicalEquation,
  options: ChemistryOptions,
): ChemistryReason | undefined {
  const pairs = [
    ...(pairsOf(key.left, answer.left) ?? [undefined]),
    ...(pairsOf(key.right, answer.right) ?? [undefined]),
  ];
  const found = pairs.filter((pair) => pair !== undefined);
  if (found.length < pairs.length) return 'other-substances';
  if (found.some(([mine, other]) => mine.text !== other.text)) return 'other-spelling';
  if (!isBalanced(answer)) return 'not-balanced';
  const [first] = found;
  const isSame = found.every(([mine, other]) => mine.coefficient === other.coefficient);
  const isMultiple =
    first !== undefined &&
    found.every(
      ([mine, other]) => mine.coefficient * first[1].coefficient === other.coefficient * first[0].coefficient,
    );
  if (!isSame && !isMultiple) return 'other-coefficients';
  if (!isSame && !options.allowsMultiples) return isSmallest(key) ? 'not-smallest' : 'other-coefficients';
  if (key.isReversible !== answer.isReversible) return 'other-arrow';
  if (options.marks === 'required' && found.some(([mine, other]) => mine.mark !== other.mark))
    return 'other-marks';
  return conditionsDiffer(key, answer, options) ? 'other-conditions' : undefined;
}

function isSmallest(equation: ChemicalEquation): boolean {
  const smallest = balance(equation);
  return (
    smallest !== undefined &&
    [...equation.left, ...equation.right].every(({ coefficient }, index) => coefficient === smallest[index])
  );
}

function conditionsDiffer(
  key: ChemicalEquation,
  answer: ChemicalEquation,
  { conditions = 'optional' }: ChemistryOptions,
): boolean {
  if (conditions === 'ignored') return false;
  if (conditions === 'optional' && (answer.conditions.length === 0 || key.conditions.length === 0))
    return false;
  return key.conditions.join() !== answer.conditions.join();
}

/** Pairs of the same substance; undefined when a side has others. */
function pairsOf(
  key: readonly Species[],
  answer: readonly Species[],
): (readonly [Species, Species])[] | undefined {
  if (key.length !== answer.length) return undefined;
  const left = [...answer];
  const pairs: (readonly [Species, Species])[] = [];
  for (const species of key) {
    const exact = left.findIndex((other) => other.text === species.text && other.charge === species.charge);
    const index = exact >= 0 ? exact : left.findIndex((other) => haveSameAtoms(species, other));
    const [other] = index >= 0 ? left.splice(index, 1) : [];
    if (!other) return undefined;
    pairs.push([species, other]);
  }
  return pairs;
}

function haveSameAtoms(a: Species, b: Species): boolean {
  return (
    a.charge === b.charge &&
    a.atoms.size === b.atoms.size &&
    [...a.atoms].every(([element, count]) => b.atoms.get(element) === count)
  );
}
