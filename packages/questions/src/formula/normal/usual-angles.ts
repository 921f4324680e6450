import {
  add,
  HALF,
  isWhole,
  MINUS_ONE,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  whole,
} from '../exact/rational.ts';
import type { NormalContext } from './context.ts';
import {
  addNormals,
  constantNormal,
  divideNormals,
  multiplyNormals,
  type Normal,
  negateNormal,
  rationalRoot,
} from './normal.ts';

/** Sine of a multiple of π, or undefined when the angle is not a multiple of 15° or 18°. */
export function sineOf(halfTurns: Rational, context: NormalContext): Normal | undefined {
  const turns = rational(modulo(halfTurns.n, 2n * halfTurns.d), halfTurns.d);
  const isNegative = turns.n >= turns.d;
  const upper = isNegative ? add(turns, MINUS_ONE) : turns;
  const acute = 2n * upper.n > upper.d ? add(ONE, negate(upper)) : upper;
  const value = acuteSine(acute, context);
  return value && isNegative ? negateNormal(value) : value;
}

export function cosineOf(halfTurns: Rational, context: NormalContext): Normal | undefined {
  return sineOf(add(halfTurns, HALF), context);
}

/** Sine of an angle between 0 and π/2. */
function acuteSine(acute: Rational, context: NormalContext): Normal | undefined {
  const twelfths = multiply(acute, whole(12));
  const tenths = multiply(acute, whole(10));
  const surds = (numbers: readonly (readonly [bigint, bigint])[], by: bigint): Normal => {
    let sum = constantNormal(whole(0));
    for (const [scale, under] of numbers) {
      const root = rationalRoot(whole(under), HALF, context);
      sum = addNormals(sum, multiplyNormals(constantNormal(whole(scale)), root, context), context);
    }
    return divideNormals(sum, constantNormal(whole(by)), context);
  };
  if (isWhole(twelfths))
    switch (twelfths.n) {
      case 0n:
        return constantNormal(whole(0));
      case 1n:
        return surds(
          [
            [1n, 6n],
            [-1n, 2n],
          ],
          4n,
        );
      case 2n:
        return constantNormal(HALF);
      case 3n:
        return surds([[1n, 2n]], 2n);
      case 4n:
        return surds([[1n, 3n]], 2n);
      case 5n:
        return surds(
          [
            [1n, 6n],
            [1n, 2n],
          ],
          4n,
        );
      default:
        return constantNormal(ONE);
    }
  if (isWhole(tenths) && tenths.n === 1n)
    return surds(
      [
        [1n, 5n],
        [-1n, 1n],
      ],
      4n,
    );
  if (isWhole(tenths) && tenths.n === 3n)
    return surds(
      [
        [1n, 5n],
        [1n, 1n],
      ],
      4n,
    );
  return undefined;
}

function modulo(a: bigint, by: bigint): bigint {
  return ((a % by) + by) % by;
}
