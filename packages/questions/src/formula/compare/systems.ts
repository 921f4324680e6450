import { type Comparison, different, equal, type Verdict } from '../exact/comparison.ts';
import { polynomialOf } from '../exact/polynomial.ts';
import { ONE } from '../exact/rational.ts';
import { contextOf, type NormalContext } from '../normal/context.ts';
import {
  addNormals,
  atomNormal,
  constantNormal,
  differenceOf,
  divideNormals,
  multiplyNormals,
  type Normal,
  negateNormal,
} from '../normal/normal.ts';
import { isIndependent, NoValue, normalise } from '../normal/normalise.ts';
import { variablesOf } from '../parse/formula.ts';
import { differenceFormula, type Relation } from './shape.ts';

type Row = Normal[];

/** Compares linear systems by their reduced rows. Undefined when a system is not linear. */
export function compareLinearSystems(
  key: readonly Relation[],
  answer: readonly Relation[],
  comparison: Comparison,
): Verdict | undefined {
  if ([...key, ...answer].some(({ signs }) => signs[0] !== '=')) return undefined;
  const context = contextOf(comparison);
  const names = [...new Set([...key, ...answer].flatMap(variablesOf))].sort();
  const [left, right] = [key, answer].map((relations) => rowsOf(relations, names, context));
  if (!left || !right || context.isPartial) return undefined;
  const [a, b] = [reduced(left, context), reduced(right, context)];
  if (!a || !b) return undefined;
  const isSame =
    a.length === b.length &&
    a.every((row, index) =>
      row.every((value, column) => {
        const other = b[index]?.[column];
        return other !== undefined && differenceOf(value, other, context).size === 0;
      }),
    );
  return isSame ? equal('same-solutions') : different('different-solutions');
}

/** Coefficients of the variables and the constant; undefined when a relation is not linear. */
function rowsOf(
  relations: readonly Relation[],
  names: readonly string[],
  context: NormalContext,
): Row[] | undefined {
  const rows: Row[] = [];
  for (const relation of relations) {
    const row = rowOf(relation, names, context);
    if (!row) return undefined;
    rows.push(row);
  }
  return rows;
}

function rowOf(relation: Relation, names: readonly string[], context: NormalContext): Row | undefined {
  let difference: Normal;
  try {
    difference = normalise(differenceFormula(relation), context);
  } catch (error) {
    if (error instanceof NoValue) return undefined;
    throw error;
  }
  if (difference.bottom.size !== 1 || !isIndependent(difference.top)) return undefined;
  const row: Row = [...names, ''].map(() => constantNormal({ n: 0n, d: 1n }));
  for (const term of difference.top.values()) {
    const letters = term.factors.filter(({ atom }) => atom.startsWith('x:'));
    const [letter, another] = letters;
    if (another || (letter && (letter.exponent.n !== 1n || letter.exponent.d !== 1n))) return undefined;
    const column = letter ? names.indexOf(letter.atom.slice(2)) : names.length;
    const own = {
      factors: term.factors.filter((factor) => factor !== letter),
      coefficient: term.coefficient,
    };
    const before = row[column];
    if (before)
      row[column] = addNormals(
        before,
        { top: polynomialOf([own]), bottom: constantNormal(ONE).top },
        context,
      );
  }
  return row;
}

/** Reduced rows without rows of zeros. A contradiction becomes one row. */
function reduced(rows: readonly Row[], context: NormalContext): Row[] | undefined {
  const result = rows.map((row) => [...row]);
  const columns = result[0]?.length ?? 0;
  let done = 0;
  for (let column = 0; column < columns; column++) {
    const index = result.findIndex((row, at) => at >= done && row[column]?.top.size !== 0);
    const pivotRow = result[index];
    const pivot = pivotRow?.[column];
    if (!pivotRow || !pivot) continue;
    if (column === columns - 1) return [contradiction(columns)];
    const scaled = pivotRow.map((value) => divideNormals(value, pivot, context));
    result.splice(index, 1);
    result.splice(done, 0, scaled);
    result.forEach((row, at) => {
      const factor = row[column];
      if (at === done || !factor || factor.top.size === 0) return;
      result[at] = row.map((value, place) => {
        const other = scaled[place] ?? atomNormal('');
        return addNormals(value, negateNormal(multiplyNormals(other, factor, context)), context);
      });
    });
    done++;
  }
  return result.slice(0, done);
}

function contradiction(columns: number): Row {
  return Array.from({ length: columns }, (_each, index) =>
    constantNormal({ n: index === columns - 1 ? 1n : 0n, d: 1n }),
  );
}
