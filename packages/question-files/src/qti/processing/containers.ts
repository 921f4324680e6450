import { childrenNamed } from '../../markup/node.ts';
import { attributeOf, type Call, numberIn, type Operators } from './operator.ts';
import { isInside } from './shapes.ts';
import {
  booleanValue,
  containerOf,
  keyOf,
  MOST_ITEMS,
  numberOf,
  numberValue,
  type Scalar,
  single,
  type Value,
} from './value.ts';

/** Expressions of containers, records and points (QTI 2.2, 2.5.3). */
export const CONTAINER_OPERATORS: Operators = {
  multiple: ({ args }) => joined('multiple', args),
  ordered: ({ args }) => joined('ordered', args),
  containerSize: ({ args: [value] }) => numberValue(value?.items.length ?? 0, 'integer'),
  isNull: ({ args: [value] }) => booleanValue(value === undefined),
  isNotNull: ({ args: [value] }) => booleanValue(value !== undefined),
  index(call) {
    const [container, at] = call.args;
    const number = numberIn(call, 'n') ?? numberOf(at);
    const item = number === undefined ? undefined : container?.items[number - 1];
    return item === undefined || !container ? undefined : single(container.baseType, item);
  },
  member: ({ args: [value, container] }) =>
    value && container && booleanValue(value.items.every((item) => holds(container, item))),
  contains: ({ args: [container, value] }) =>
    container && value && booleanValue(containsAll(container, value)),
  delete({ args: [value, container] }) {
    // "The first is the value to delete, the second the container"; files in the other order are read too.
    const [what, from] = container?.cardinality === 'single' ? [container, value] : [value, container];
    if (!what || !from || from.cardinality === 'single' || from.cardinality === 'record') return undefined;
    const kept = from.items.filter((item) => !holds(what, item));
    return containerOf(from.cardinality, from.baseType, kept);
  },
  /** "The result is an ordered container … each sub-expression evaluated numberRepeats times". */
  repeat(call) {
    const times = numberIn(call, 'numberRepeats') ?? 0;
    const once = joined('ordered', call.args);
    if (!once || times < 1) return undefined;
    const count = Math.min(Math.floor(times), Math.ceil(MOST_ITEMS / once.items.length));
    const items = Array.from({ length: count }, () => once.items).flat();
    return containerOf('ordered', once.baseType, items);
  },
  record: ({ element, args }) => {
    const names = childrenNamed(element, 'fieldValue').map(
      ({ attributes }) => attributes.get('fieldIdentifier') ?? '',
    );
    const fields = args.flatMap((value, index) => (value ? [[names[index] ?? '', value] as const] : []));
    return { cardinality: 'record', baseType: 'record', items: [], fields: new Map(fields) };
  },
  /** A field of a record; within `record` itself the value of a field. */
  fieldValue(call) {
    const [value] = call.args;
    return value?.cardinality === 'record'
      ? value.fields?.get(attributeOf(call, 'fieldIdentifier') ?? '')
      : value;
  },
  inside(call) {
    const [value] = call.args;
    const shape = attributeOf(call, 'shape') ?? 'default';
    const coords = (attributeOf(call, 'coords') ?? '').split(/[\s,]+/).map(Number);
    return (
      value &&
      booleanValue(
        value.items.some((item) => {
          const [x = Number.NaN, y = Number.NaN] = `${item}`.split(' ').map(Number);
          return isInside(shape, coords, x, y);
        }),
      )
    );
  },
  /** An operator beyond the standard. */
  isTypeOf: ({ args: [value, type] }) => value && booleanValue(value.baseType === type?.items[0]),
};

/**
 * "All sub-expressions with NULL values are ignored" (multiple, ordered); statsOperator is NULL for a container made with
 * one, so the container remembers it.
 */
function joined(cardinality: 'multiple' | 'ordered', args: Call['args']): Value | undefined {
  const values = args.filter((value) => value !== undefined);
  const items = values.flatMap((value) => value.items);
  const made = containerOf(cardinality, values[0]?.baseType ?? 'string', items);
  return made && values.length < args.length ? { ...made, hadNull: true } : made;
}

function holds(container: Value, item: Scalar): boolean {
  const key = keyOf(item, container.baseType);
  return container.items.some((one) => keyOf(one, container.baseType) === key);
}

/** Ordered containers contain a sequence, multiple ones each value as often as it occurs. */
function containsAll(container: Value, value: Value): boolean {
  const keys = container.items.map((item) => keyOf(item, container.baseType));
  const wanted = value.items.map((item) => keyOf(item, container.baseType));
  if (container.cardinality === 'ordered' && value.cardinality === 'ordered')
    return keys.some((_, at) => wanted.every((key, index) => keys[at + index] === key));
  const left = new Map<string, number>();
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1);
  return wanted.every((key) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  });
}
