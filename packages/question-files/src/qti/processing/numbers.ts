import { attributeOf, type Call, numberIn, numbersOf, type Operators } from './operator.ts';
import { numberValue, type QtiValue } from './value.ts';

/** Expressions of numbers (QTI 2.2, 2.5.7). Each is NULL when an argument is NULL, and for results that are no number. */
export const NUMBER_OPERATORS: Operators = {
  sum: (call) => of(call, (numbers) => numbers.reduce((a, b) => a + b, 0)),
  product: (call) => of(call, (numbers) => numbers.reduce((a, b) => a * b, 1)),
  subtract: (call) => two(call, (a, b) => a - b),
  divide: (call) => asFloat(two(call, (a, b) => a / b)),
  power: (call) => two(call, (a, b) => a ** b),
  integerDivide: (call) => asInteger(two(call, (a, b) => Math.floor(a / b))),
  integerModulus: (call) => asInteger(two(call, modulus)),
  mod: (call) => two(call, modulus),
  min: (call) => of(call, (numbers) => Math.min(...numbers.slice(0, 10_000))),
  max: (call) => of(call, (numbers) => Math.max(...numbers.slice(0, 10_000))),
  truncate: (call) => asInteger(two(call, (a) => Math.trunc(a))),
  round: (call) => asInteger(two(call, (a) => Math.floor(a + 0.5))),
  roundTo: (call) =>
    asFloat(
      two(call, (a) => roundedTo(a, attributeOf(call, 'roundingMode') ?? '', numberIn(call, 'figures') ?? 0)),
    ),
  integerToFloat: (call) => asFloat(two(call, (a) => a)),
  gcd: (call) => asInteger(of(call, (numbers) => numbers.reduce(gcd, 0))),
  lcm: (call) =>
    asInteger(of(call, (numbers) => numbers.reduce((a, b) => (a && b ? Math.abs(a * b) / gcd(a, b) : 0), 1))),
  mathOperator(call) {
    const numbers = numbersOf(call.args);
    const [a, b = Number.NaN] = numbers ?? [];
    const operate = MATH.get(attributeOf(call, 'name') ?? '');
    return a === undefined || !operate ? undefined : numberValue(operate(a, b));
  },
  statsOperator: (call) => statistic(call, attributeOf(call, 'name') ?? ''),
  mean: (call) => statistic(call, 'mean'),
  sampleVariance: (call) => statistic(call, 'sampleVariance'),
  sampleSD: (call) => statistic(call, 'sampleSD'),
  popVariance: (call) => statistic(call, 'popVariance'),
  popSD: (call) => statistic(call, 'popSD'),
};

function of({ args }: Call, operate: (numbers: readonly number[]) => number): QtiValue {
  const numbers = numbersOf(args);
  if (!numbers || numbers.length === 0) return undefined;
  const isWhole = args.every((value) => value?.baseType === 'integer');
  return numberValue(operate(numbers), isWhole ? 'integer' : 'float');
}

function two(call: Call, operate: (a: number, b: number) => number): QtiValue {
  return of(call, ([a = Number.NaN, b = Number.NaN]) => operate(a, b));
}

function asInteger(value: QtiValue): QtiValue {
  return value && { ...value, baseType: 'integer' };
}

function asFloat(value: QtiValue): QtiValue {
  return value && { ...value, baseType: 'float' };
}

function modulus(a: number, b: number): number {
  return b === 0 ? Number.NaN : a - b * Math.floor(a / b);
}

function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(Math.trunc(a)), Math.abs(Math.trunc(b))];
  while (y > 0 && Number.isFinite(x)) [x, y] = [y, x % y];
  return x;
}

const MATH = new Map<string, (a: number, b: number) => number>([
  ['sin', Math.sin],
  ['cos', Math.cos],
  ['tan', Math.tan],
  ['sec', (a) => 1 / Math.cos(a)],
  ['csc', (a) => 1 / Math.sin(a)],
  ['cot', (a) => 1 / Math.tan(a)],
  ['asin', Math.asin],
  ['acos', Math.acos],
  ['atan', Math.atan],
  ['atan2', Math.atan2],
  ['asec', (a) => Math.acos(1 / a)],
  ['acsc', (a) => Math.asin(1 / a)],
  ['acot', (a) => Math.atan(1 / a)],
  ['sinh', Math.sinh],
  ['cosh', Math.cosh],
  ['tanh', Math.tanh],
  ['sech', (a) => 1 / Math.cosh(a)],
  ['csch', (a) => 1 / Math.sinh(a)],
  ['coth', (a) => 1 / Math.tanh(a)],
  ['log', Math.log10],
  ['ln', Math.log],
  ['exp', Math.exp],
  ['abs', Math.abs],
  ['signum', Math.sign],
  ['floor', Math.floor],
  ['ceil', Math.ceil],
  ['toDegrees', (a) => (a * 180) / Math.PI],
  ['toRadians', (a) => (a * Math.PI) / 180],
]);

/** "If any value contained therein is NULL, the result is NULL", and so it is for values that are no numbers. */
function statistic({ args }: Call, name: string): QtiValue {
  const numbers = args.some((value) => value?.hadNull) ? undefined : numbersOf(args);
  const count = numbers?.length ?? 0;
  if (!numbers || count === 0) return undefined;
  const mean = numbers.reduce((a, b) => a + b, 0) / count;
  if (name === 'mean') return numberValue(mean);
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const variance = name.startsWith('sample') ? squares / (count - 1) : squares / count;
  if (name.endsWith('Variance')) return numberValue(variance);
  return name.endsWith('SD') ? numberValue(Math.sqrt(variance)) : undefined;
}

/** Rounds half up, in decimal digits: 3.175 to three figures is 3.18, though the binary number is a little less. */
export function roundedTo(value: number, mode: string, figures: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const isPlaces = mode.startsWith('decimal');
  const places = isPlaces ? figures : figures - 1 - Math.floor(Math.log10(Math.abs(value)));
  const bounded = Math.max(-300, Math.min(300, Math.trunc(places)));
  const shifted = shift(value, bounded);
  return Number.isFinite(shifted) ? shift(Math.floor(shifted + 0.5), -bounded) : value;
}

/** A number times a power of ten, by its decimal digits. */
function shift(value: number, places: number): number {
  const [digits = '', exponent = '0'] = `${value}`.split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
