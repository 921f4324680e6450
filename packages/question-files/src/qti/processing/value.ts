/** Values of QTI variables (QTI 2.2, 2.4; QTI 3.0, 2.11). NULL is `undefined`. */
export type QtiValue = Value | undefined;

export type Cardinality = 'single' | 'multiple' | 'ordered' | 'record';

export type Scalar = string | number | boolean;

export interface Value {
  readonly cardinality: Cardinality;
  readonly baseType: string;
  readonly items: readonly Scalar[];
  /** The fields of a record. */
  readonly fields?: ReadonlyMap<string, Value>;
  /** NULL was among the values of which a container was made. */
  readonly hadNull?: boolean;
}

/** The most values in a container. */
export const MOST_ITEMS = 10_000;

export const TRUE = single('boolean', true);
export const FALSE = single('boolean', false);

/** A single value. An empty string is NULL: "a zero-length string is treated as NULL" (QTI 2.2, 2.4). */
export function single(baseType: string, scalar: Scalar | undefined): Value {
  return { cardinality: 'single', baseType, items: scalar === undefined ? [] : [scalar] };
}

/** NULL for an empty container or string, and for a number that is none. */
export function nullIfEmpty(value: QtiValue): QtiValue {
  if (!value || value.cardinality === 'record') return value;
  if (value.items.length === 0) return undefined;
  if (value.cardinality !== 'single') return value;
  const [scalar] = value.items;
  return scalar === '' || (typeof scalar === 'number' && Number.isNaN(scalar)) ? undefined : value;
}

export function booleanValue(truth: boolean | undefined): QtiValue {
  return truth === undefined ? undefined : truth ? TRUE : FALSE;
}

/** A number; NULL when it is not finite. */
export function numberValue(number: number | undefined, baseType: 'integer' | 'float' = 'float'): QtiValue {
  return number === undefined || !Number.isFinite(number) ? undefined : single(baseType, number);
}

export function containerOf(
  cardinality: 'multiple' | 'ordered',
  baseType: string,
  items: readonly Scalar[],
): QtiValue {
  return nullIfEmpty({ cardinality, baseType, items: items.slice(0, MOST_ITEMS) });
}

/** The text of a value element as a scalar of a base type; undefined when it is none. */
export function parseScalar(text: string, baseType: string): Scalar | undefined {
  const words = text.trim();
  switch (baseType) {
    case 'boolean':
      return /^(true|1)$/i.test(words) ? true : /^(false|0)$/i.test(words) ? false : undefined;
    case 'integer':
      return /^[-+]?\d{1,15}$/.test(words) ? Number(words) : undefined;
    case 'float':
      return /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d{1,3})?$/.test(words) ? Number(words) : undefined;
    case 'duration':
      return secondsOf(words);
    case 'pair':
      return words.split(/\s+/).toSorted().join(' ');
    case 'directedPair':
    case 'point':
      return words.split(/\s+/).join(' ');
    case 'string':
      return text;
    default:
      return words;
  }
}

/** Seconds of an ISO 8601 duration, or of a number. */
function secondsOf(text: string): number | undefined {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^P(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d+)?)S)?)?$/.exec(text) ?? [];
  if (/^P.*\d/.test(text))
    return Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? undefined : number;
}

/** A value of texts, as in a `value` element or a response. Texts that do not fit the base type are left out. */
export function valueOfTexts(cardinality: Cardinality, baseType: string, texts: readonly string[]): QtiValue {
  const items = texts
    .slice(0, MOST_ITEMS)
    .map((text) => parseScalar(text, baseType))
    .filter((scalar) => scalar !== undefined);
  return nullIfEmpty({ cardinality, baseType, items: cardinality === 'single' ? items.slice(0, 1) : items });
}

/** The number of a single value; undefined for NULL and other types. */
export function numberOf(value: QtiValue): number | undefined {
  const scalar = value?.cardinality === 'single' ? value.items[0] : undefined;
  return typeof scalar === 'number' ? scalar : undefined;
}

export function textOfValue(value: QtiValue): string | undefined {
  const scalar = value?.cardinality === 'single' ? value.items[0] : undefined;
  return scalar === undefined ? undefined : `${scalar}`;
}

/**
 * The truth of a value: undefined for NULL. The standard has conditions of the type boolean only; other players take
 * numbers except 0, and texts and containers with something in them, as true.
 */
export function truthOf(value: QtiValue): boolean | undefined {
  if (!value) return undefined;
  if (value.cardinality !== 'single') return true;
  const [scalar] = value.items;
  return typeof scalar === 'string' ? scalar !== '' : Boolean(scalar);
}

/** Equal values: containers of the cardinality multiple in any order, ordered ones in theirs. */
export function sameValue(a: Value, b: Value): boolean {
  if (a.items.length !== b.items.length) return false;
  const isOrdered = a.cardinality !== 'multiple' || b.cardinality !== 'multiple';
  const [left, right] = [a, b].map(({ items, baseType }) => items.map((item) => keyOf(item, baseType)));
  if (!left || !right) return false;
  const sorted = isOrdered ? [left, right] : [left.toSorted(), right.toSorted()];
  return sorted[0]?.every((key, index) => key === sorted[1]?.[index]) ?? false;
}

/** A string that is the same for equal scalars. Pairs have no direction. */
export function keyOf(scalar: Scalar, baseType: string): string {
  if (baseType === 'pair') return `${scalar}`.split(' ').toSorted().join(' ');
  return `${scalar}`;
}
