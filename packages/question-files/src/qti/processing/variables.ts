import { childNamed, childrenNamed, type MarkupElement, textOf } from '../../markup/node.ts';
import type { AreaMapping, Mapping } from './declarations.ts';
import { attributeOf, type Call, numberIn, type Operators } from './operator.ts';
import { isInside } from './shapes.ts';
import { keyOf, numberValue, type QtiValue, type Scalar, single, type Value, valueOfTexts } from './value.ts';

const MATH_CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

/** Expressions that read variables, and built-in values (QTI 2.2, 2.5.1 and 2.5.2). */
export const VARIABLE_OPERATORS: Operators = {
  variable: (call) => call.session.get(identifierOf(call)),
  correct: (call) => call.session.correctOf(identifierOf(call)),
  default: (call) => call.session.defaultOf(identifierOf(call)),
  null: () => undefined,
  baseValue: (call) =>
    valueOfTexts('single', attributeOf(call, 'baseType') ?? 'string', [textOf(call.element)]),
  mapResponse(call) {
    const declaration = call.session.declarations.get(identifierOf(call));
    return declaration?.mapping
      ? mapped(declaration.mapping, call.session.get(declaration.identifier))
      : numberValue(0);
  },
  mapOutcome(call) {
    const declaration = call.session.declarations.get(identifierOf(call));
    return declaration?.mapping && mapped(declaration.mapping, call.session.get(declaration.identifier));
  },
  mapResponsePoint(call) {
    const declaration = call.session.declarations.get(identifierOf(call));
    return declaration?.areaMapping
      ? mappedPoints(declaration.areaMapping, call.session.get(declaration.identifier))
      : numberValue(0);
  },
  mathConstant: (call) => numberValue(MATH_CONSTANTS[attributeOf(call, 'name') ?? '']),
  randomInteger(call) {
    const [min = 0, max, step = 1] = ['min', 'max', 'step'].map((name) => numberIn(call, name));
    if (max === undefined || step <= 0 || max < min) return undefined;
    const count = Math.floor((max - min) / step) + 1;
    return numberValue(min + step * Math.floor(call.session.random() * count), 'integer');
  },
  randomFloat(call) {
    const [min = 0, max] = ['min', 'max'].map((name) => numberIn(call, name));
    return max === undefined ? undefined : numberValue(min + call.session.random() * (max - min));
  },
  random({ args: [container], session }) {
    if (!container || container.items.length === 0) return undefined;
    return single(container.baseType, container.items[Math.floor(session.random() * container.items.length)]);
  },
  /** The standard has tables in outcomes only. */
  lookupTable({ element, args: [source] }) {
    const table = childNamed(element, 'matchTable') ?? childNamed(element, 'interpolationTable');
    return table && lookedUp(table, source, 'float');
  },
};

function identifierOf(call: Call): string {
  return attributeOf(call, 'identifier') ?? '';
}

/**
 * The sum of the mapped values between the bounds. "If a container contains multiple instances of the same value then that
 * value is counted once only" (QTI 2.1, 15.1, mapResponse).
 */
function mapped(mapping: Mapping, value: QtiValue): QtiValue {
  const items = value?.items ?? [];
  // A single response that is NULL has no entry; an empty container has nothing to add up.
  if (!value) return numberValue(clamp(mapping, 0));
  const once = new Map(items.map((item) => [keyOf(item, value.baseType), item]));
  const sum = [...once.values()].reduce(
    (total: number, item) => total + entryOf(mapping, item, value.baseType),
    0,
  );
  return numberValue(clamp(mapping, sum));
}

function entryOf({ entries, defaultValue }: Mapping, item: Scalar, baseType: string): number {
  const text = keyOf(item, baseType);
  const exact = entries.find(({ key }) => keyOf(key, baseType) === text);
  const folded = text.toLowerCase();
  const other = () =>
    entries.find(({ key, caseSensitive }) => !caseSensitive && keyOf(key, baseType).toLowerCase() === folded);
  return (exact ?? other())?.value ?? defaultValue;
}

/** Each area counts once, whatever number of points is within it (QTI 2.1, 15.1, mapResponsePoint). */
function mappedPoints(mapping: AreaMapping, value: QtiValue): QtiValue {
  const used = new Set<number>();
  let sum = 0;
  for (const item of value?.items ?? []) {
    const [x = Number.NaN, y = Number.NaN] = `${item}`.split(' ').map(Number);
    const at = mapping.entries.findIndex(({ shape, coords }) => isInside(shape, coords, x, y));
    if (at < 0) sum += mapping.defaultValue;
    else if (!used.has(at)) sum += mapping.entries[at]?.value ?? 0;
    used.add(at);
  }
  return numberValue(clamp(mapping, sum));
}

function clamp({ lower, upper }: Pick<Mapping, 'lower' | 'upper'>, number: number): number {
  return Math.min(upper, Math.max(lower, number));
}

/** The target of a number in a matchTable or an interpolationTable; its default for NULL and for other numbers. */
export function lookedUp(table: MarkupElement, source: QtiValue, baseType: string): QtiValue {
  const number = source?.items[0];
  const otherwise = table.attributes.get('defaultValue');
  const targetOf = (text: string | undefined) =>
    text === undefined ? undefined : valueOfTexts('single', baseType, [text]);
  if (typeof number !== 'number') return targetOf(otherwise);
  const entries = childrenNamed(table, 'matchTableEntry', 'interpolationTableEntry').map(
    ({ attributes }) => ({
      source: Number(attributes.get('sourceValue')),
      target: attributes.get('targetValue') ?? '',
      includes: attributes.get('includeBoundary') !== 'false',
    }),
  );
  if (table.name === 'matchTable')
    return targetOf(entries.find((one) => one.source === number)?.target ?? otherwise);
  if (table.attributes.get('interpolationMethod') === 'linear') return interpolated(entries, number);
  // "The lowest entry whose source value is less than the number", from the highest down.
  const found = entries
    .toSorted((a, b) => b.source - a.source)
    .find((one) => number > one.source || (one.includes && number === one.source));
  return targetOf(found?.target ?? otherwise);
}

/** On the line between two entries, and the end entries beyond them. Not of the standard. */
function interpolated(
  entries: readonly { source: number; target: string }[],
  number: number,
): Value | undefined {
  const points = entries
    .map(({ source, target }) => [source, Number(target)] as const)
    .toSorted((a, b) => a[0] - b[0]);
  const after = points.findIndex(([source]) => source >= number);
  const [high, low] = [points[after], points[after - 1]];
  if (after === 0 || !high || !low) return numberValue((after < 0 ? points.at(-1) : high)?.[1]);
  return numberValue(low[1] + ((number - low[0]) / (high[0] - low[0])) * (high[1] - low[1]));
}
