import { type Comparison, different, equal, type Verdict } from '../exact/comparison.ts';
import { coefficientsOf, NotSolved } from '../line/solve-relation.ts';
import { contextOf, type NormalContext } from '../normal/context.ts';
import {
  addNormals,
  constantNormal,
  divideNormals,
  isUnitPolynomial,
  type Normal,
  negateNormal,
  rationalOf,
} from '../normal/normal.ts';
import { NoValue, normalise } from '../normal/normalise.ts';
import { type Formula, variablesOf } from '../parse/formula.ts';
import { renamed } from '../parse/replace.ts';
import { assignmentOf } from './shape.ts';

/** Numbers `start + step·k` for all whole k. Ends of intervals are such numbers as well. */
interface Family {
  readonly start: Normal;
  readonly step: Normal;
}

/** Ends of an interval for each k, or one family of numbers. */
interface Shifted {
  readonly ends: readonly Family[];
  /** Whether the ends belong to the set, as text. */
  readonly form: string;
}

/** Compares solutions that repeat, as x = kπ + π/6 or (kπ, kπ + π/2). Undefined when the formulas are others. */
export function compareFamilies(key: Formula, answer: Formula, comparison: Comparison): Verdict | undefined {
  const context = contextOf(comparison);
  const [left, right] = [key, answer].map((formula) => shiftedOf(formula, comparison, context));
  if (!left || !right) return undefined;
  if (left.form !== right.form) return different('different-solutions');
  const shifts: string[] = [];
  for (const [index, end] of left.ends.entries()) {
    const other = right.ends[index];
    if (!other) return undefined;
    const ratio = rationalOf(divideNormals(other.step, end.step, context));
    if (!ratio) return undefined;
    if (ratio.d !== 1n || (ratio.n !== 1n && ratio.n !== -1n)) return different('different-solutions');
    const shift = rationalOf(
      divideNormals(addNormals(other.start, negateNormal(end.start), context), end.step, context),
    );
    if (!shift) return undefined;
    if (shift.d !== 1n) return different('different-solutions');
    shifts.push(`${shift.n}`);
  }
  return shifts.every((shift) => shift === shifts[0])
    ? equal('same-solutions')
    : different('different-solutions');
}

function shiftedOf(formula: Formula, { integers }: Comparison, context: NormalContext): Shifted | undefined {
  const names = variablesOf(formula);
  const declared = names.find((name) => integers.has(name));
  const letter = declared ?? names.find((name) => name === 'k');
  if (letter === undefined) return undefined;
  const named = renamed(formula, new Map([[letter, 'k']]));
  const found = endsOf(
    named.kind === 'builder' ? named.condition : named,
    named.kind === 'builder' ? named.of : undefined,
  );
  if (!found) return undefined;
  const ends: Family[] = [];
  for (const value of found.values) {
    const family = familyOf(value, context);
    // Without k∈Z only a letter before π is read as a whole number.
    const isTurning = declared !== undefined || family?.step.top.has('c:pi^1');
    if (!family || !isTurning) return undefined;
    ends.push(family);
  }
  return { ends, form: found.form };
}

/** Names of numbers that repeat; a_k or f(k) are functions of k. */
const REPEATING = /^(x|t|A|B|C|alpha|beta|gamma|theta|phi|varphi|omega|[αβγθφω])$/;

function endsOf(formula: Formula, of?: Formula): { values: Formula[]; form: string } | undefined {
  if (of && of.kind !== 'variable') return undefined;
  const assigned = assignmentOf(formula);
  if (assigned && REPEATING.test(assigned.name)) return { values: [assigned.value], form: '=' };
  if (formula.kind === 'interval')
    return { values: [formula.low, formula.high], form: `${formula.lowClosed}${formula.highClosed}` };
  if (formula.kind === 'tuple' && formula.items.length === 2)
    return { values: [...formula.items], form: 'falsefalse' };
  if (formula.kind === 'member') return endsOf(formula.in);
  if (formula.kind !== 'relation' || formula.sides.length !== 3) return undefined;
  const [low, middle, high] = formula.sides;
  const signs = formula.signs.join('');
  if (!low || !high || middle?.kind !== 'variable' || !/^[<≤]{2}$/.test(signs)) return undefined;
  return { values: [low, high], form: `${signs[0] === '≤'}${signs[1] === '≤'}` };
}

function familyOf(value: Formula, context: NormalContext): Family | undefined {
  try {
    const normal = normalise(value, context);
    if (!isUnitPolynomial(normal.bottom)) return undefined;
    const { coefficients, lowest } = coefficientsOf(normal.top, 'k');
    const [first, second] = coefficients;
    if (lowest === 1 && coefficients.length === 1 && first)
      return { start: constantNormal({ n: 0n, d: 1n }), step: first };
    return lowest === 0 && coefficients.length === 2 && first && second
      ? { start: first, step: second }
      : undefined;
  } catch (error) {
    if (error instanceof NotSolved || error instanceof NoValue) return undefined;
    throw error;
  }
}
