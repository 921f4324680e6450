import type { Budget } from './budget.ts';

/** A factor of a whole number. `isPrime` is false for a cofactor that was too large to split. */
export interface IntegerFactor {
  readonly base: bigint;
  readonly exponent: number;
  readonly isPrime: boolean;
}

const LARGEST_TRIAL = 1500n;

/** Factors of a positive whole number, by trial division up to a bound. */
export function factorsOf(value: bigint, budget: Budget): IntegerFactor[] {
  const factors: IntegerFactor[] = [];
  let rest = value;
  for (let trial = 2n; trial <= LARGEST_TRIAL && trial * trial <= rest; trial += trial === 2n ? 1n : 2n) {
    budget.spend();
    let exponent = 0;
    while (rest % trial === 0n) {
      rest /= trial;
      exponent++;
    }
    if (exponent > 0) factors.push({ base: trial, exponent, isPrime: true });
  }
  if (rest === 1n) return factors;
  const isPrime = rest < LARGEST_TRIAL * LARGEST_TRIAL;
  for (const exponent of [2, 3]) {
    const root = wholeRoot(rest, exponent);
    if (!isPrime && root !== undefined) return [...factors, { base: root, exponent, isPrime: false }];
  }
  return [...factors, { base: rest, exponent: 1, isPrime }];
}

/** The whole root of a positive whole number, or undefined when it has none. */
export function wholeRoot(value: bigint, degree: number): bigint | undefined {
  const k = BigInt(degree);
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / degree));
  for (;;) {
    const next = ((k - 1n) * guess + value / guess ** (k - 1n)) / k;
    if (next >= guess) break;
    guess = next;
  }
  return guess ** k === value ? guess : undefined;
}
