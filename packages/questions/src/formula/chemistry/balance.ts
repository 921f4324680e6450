import {
  divide,
  gcd,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
  whole,
  ZERO,
} from '../exact/rational.ts';
import type { ChemicalEquation } from './chemical-equation.ts';
import type { Species } from './species.ts';

/** True when both sides have the same atoms and the same charge. */
export function isBalanced({ left, right }: ChemicalEquation): boolean {
  const rows = conservationRows(left, right);
  const coefficients = [...left, ...right].map(({ coefficient }) => coefficient);
  return rows.every(
    (row) => row.reduce((sum, count, index) => sum + count * (coefficients[index] ?? 0n), 0n) === 0n,
  );
}

/**
 * The smallest whole coefficients, by the null space of the matrix of atoms and charges. Undefined when there are none, or
 * when several ratios are possible.
 */
export function balance({ left, right }: ChemicalEquation): bigint[] | undefined {
  const columns = left.length + right.length;
  const { rows, pivots } = reduce(
    conservationRows(left, right).map((row) => row.map((count) => whole(count))),
    columns,
  );
  const free = Array.from({ length: columns }, (_each, column) => column).filter(
    (column) => !pivots.includes(column),
  );
  const [only, another] = free;
  if (only === undefined || another !== undefined) return undefined;
  const solution: Rational[] = Array.from({ length: columns }, () => ZERO);
  solution[only] = whole(1);
  pivots.forEach((column, index) => {
    solution[column] = negate(rows[index]?.[only] ?? ZERO);
  });
  const scale = solution.reduce((common, { d }) => (common * d) / gcd(common, d), 1n);
  const counts = solution.map((value) => multiply(value, whole(scale)).n);
  const common = counts.reduce(gcd, 0n);
  const smallest = counts.map((count) => count / (common || 1n));
  return smallest.every((count) => count > 0n) ? smallest : undefined;
}

/** A row for each element and one for the charge; the right side counts negative. */
function conservationRows(left: readonly Species[], right: readonly Species[]): bigint[][] {
  const all = [...left, ...right];
  const elements = [...new Set(all.flatMap(({ atoms }) => [...atoms.keys()]))].sort();
  const sign = (index: number): bigint => (index < left.length ? 1n : -1n);
  const rows = elements.map((element) =>
    all.map(({ atoms }, index) => sign(index) * (atoms.get(element) ?? 0n)),
  );
  return [...rows, all.map(({ charge }, index) => sign(index) * charge)];
}

function reduce(given: readonly Rational[][], columns: number): { rows: Rational[][]; pivots: number[] } {
  const rows = given.map((row) => [...row]);
  const pivots: number[] = [];
  for (let column = 0; column < columns; column++) {
    const index = rows.findIndex((row, at) => at >= pivots.length && !isZero(row[column] ?? ZERO));
    const pivotRow = rows[index];
    const pivot = pivotRow?.[column];
    if (!pivotRow || !pivot) continue;
    const scaled = pivotRow.map((value) => divide(value, pivot));
    rows.splice(index, 1);
    rows.splice(pivots.length, 0, scaled);
    rows.forEach((row, at) => {
      const factor = row[column] ?? ZERO;
      if (at === pivots.length || isZero(factor)) return;
      rows[at] = row.map((value, place) => subtract(value, multiply(factor, scaled[place] ?? ZERO)));
    });
    pivots.push(column);
  }
  return { rows, pivots };
}
