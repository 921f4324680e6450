/** The used properties of a zod schema's definition (zod/mini has it under `_zod.def`). */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly items?: readonly Schema[];
  readonly format?: string;
}
export interface Schema {
  readonly _zod: { readonly def: unknown };
}

/** A record with one of its optional properties filled, and the path of that property. */
export interface Filled {
  readonly path: string;
  readonly value: unknown;
}

/** Sample values by property name, for properties whose schema alone does not define a sensible value. */
export type Samples = Readonly<Record<string, unknown>>;

const definitionOf = (schema: Schema) => schema._zod.def as Definition;

/**
 * All variants of one optional property (each branch of a union, each value of an enumeration) of an object whose
 * required properties have minimal values. The filled property itself is complete.
 */
export function filledOnce(schema: Schema, samples: Samples): Filled[] {
  const { shape = {} } = definitionOf(schema);
  const base = leastOf(schema, samples, '') as Record<string, unknown>;
  return Object.entries(shape).flatMap(([key, property]) => {
    const { type, innerType } = definitionOf(property);
    const inner = type === 'optional' ? innerType : property;
    if (!inner) return [];
    return waysToFill(inner, samples, key).map(({ path, value }) => ({
      path: `${key}${path}`,
      value: { ...base, [key]: value },
    }));
  });
}

function waysToFill(schema: Schema, samples: Samples, key: string): Filled[] {
  if (Object.hasOwn(samples, key)) {
    const given = samples[key];
    return (given instanceof Choices ? given.values : [given]).map((value) => ({ path: '', value }));
  }
  const { type, shape, element, options, values, entries, innerType, valueType, keyType, items } =
    definitionOf(schema);
  switch (type) {
    case 'optional':
    case 'nullable':
      return innerType ? waysToFill(innerType, samples, key) : [];
    case 'object': {
      const ways = Object.entries(shape ?? {}).flatMap(([name, property]) => {
        const optional = definitionOf(property).type === 'optional';
        const own = waysToFill(
          property,
          samples,
          Object.hasOwn(samples, `${key}.${name}`) ? `${key}.${name}` : name,
        );
        const base = leastOf(schema, samples, key) as Record<string, unknown>;
        const varied = optional || own.length > 1 ? own : [];
        return varied.map(({ path, value }) => ({
          path: `.${name}${path}`,
          value: { ...base, [name]: value },
        }));
      });
      return ways.length > 0 ? ways : [{ path: '', value: leastOf(schema, samples, key) }];
    }
    case 'array':
      return element
        ? waysToFill(element, samples, key).map(({ path, value }) => ({ path: `[]${path}`, value: [value] }))
        : [];
    case 'tuple':
      return [{ path: '', value: (items ?? []).map((item) => leastOf(item, samples, key)) }];
    case 'union':
      return (options ?? []).flatMap((option) => {
        const name = String(
          definitionOf(definitionOf(option).shape?.type ?? option).values?.[0] ?? definitionOf(option).type,
        );
        return waysToFill(option, samples, key).map(({ path, value }) => ({
          path: `(${name})${path}`,
          value,
        }));
      });
    case 'enum':
      return Object.values(entries ?? {}).map((value) => ({ path: `=${value}`, value }));
    case 'literal':
      return [{ path: '', value: values?.[0] }];
    case 'boolean':
      return [true, false].map((value) => ({ path: `=${value}`, value }));
    case 'record':
      return valueType && keyType
        ? waysToFill(valueType, samples, key).map(({ path, value }) => ({
            path: `{}${path}`,
            value: { [String(leastOf(keyType, samples, ''))]: value },
          }))
        : [];
    default:
      return [{ path: '', value: leastOf(schema, samples, key) }];
  }
}

/** A minimal value that the schema accepts. */
function leastOf(schema: Schema, samples: Samples, key: string): unknown {
  if (Object.hasOwn(samples, key)) {
    const given = samples[key];
    return given instanceof Choices ? given.values[0] : given;
  }
  const { type, shape, element, options, values, entries, innerType, items } = definitionOf(schema);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {}).flatMap(([name, property]) =>
          definitionOf(property).type === 'optional' ? [] : [[name, leastOf(property, samples, name)]],
        ),
      );
    case 'array':
      return element ? [leastOf(element, samples, key)] : [];
    case 'tuple':
      return (items ?? []).map((item) => leastOf(item, samples, key));
    case 'union':
      return options?.[0] ? leastOf(options[0], samples, key) : undefined;
    case 'nullable':
    case 'optional':
      return innerType ? leastOf(innerType, samples, key) : undefined;
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'literal':
      return values?.[0];
    case 'boolean':
      return true;
    case 'number':
      return definitionOf(schema).format === undefined ? 0.5 : 2;
    case 'record':
      return {};
    default:
      return 'word';
  }
}

/** Several sample values of one property. */
export class Choices {
  readonly values: readonly unknown[];
  constructor(...values: unknown[]) {
    this.values = values;
  }
}
