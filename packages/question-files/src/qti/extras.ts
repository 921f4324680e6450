import { crc32, ownValue } from '@lectern/base';
import { equalPlain } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { isElement, type MarkupElement, type MarkupNode } from '../markup/node.ts';

/** The attribute of an item's body, or of a stimulus, with the fields of ours that QTI does not have. */
export const EXTRAS = 'data-lectern-extras';

/** The fields of an item of ours beyond QTI: the difference from what a reader of QTI finds, and a sum of the item's content. */
export interface Extras {
  /** The sum of the item without this attribute: another sum means that another program has changed the item. */
  readonly of: number;
  readonly difference: unknown;
}

const LONGEST = 2_000_000;

/**
 * The difference between two JSON values: of objects the fields that differ, with null for missing ones; other values as
 * a whole. Undefined for equal values.
 */
export function differenceOf(from: unknown, to: unknown): unknown {
  if (equalPlain(from, to)) return undefined;
  if (!isObject(from) || !isObject(to)) return to;
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const fields = names.flatMap((name) => {
    const before = ownValue(from, name);
    const value = ownValue(to, name);
    if (value === undefined) return before === undefined ? [] : [[name, null] as const];
    const changed = differenceOf(before, value);
    return changed === undefined ? [] : [[name, changed] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** A value with a difference applied. */
export function withDifference(from: unknown, difference: unknown, depth = 0): unknown {
  if (difference === undefined) return from;
  if (!isObject(from) || !isObject(difference) || depth > 50) return difference;
  const fields = new Map(Object.entries(from));
  for (const [name, value] of Object.entries(difference)) {
    if (value === null) fields.delete(name);
    else fields.set(name, withDifference(fields.get(name), value, depth + 1));
  }
  return Object.fromEntries(fields);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A sum of an item's elements, attributes and texts, without our own attribute and without idle spaces. */
export function sumOf(item: MarkupElement): number {
  return crc32(strToU8(canonical(item)));
}

function canonical(node: MarkupNode): string {
  if (!isElement(node)) return node.replace(/\s+/g, ' ');
  const attributes = [...node.attributes]
    .filter(([name]) => name !== EXTRAS && !/^(xmlns|schemaLocation|lang)/.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  const children = node.children.map(canonical).join('').replace(/> /g, '>').replace(/ </g, '<');
  return `<${node.name} ${attributes.join(' ')}>${children.trim()}</>`;
}

export function parseExtras(written: string | undefined): Extras | undefined {
  if (written === undefined || written.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(written);
    return isObject(value) && typeof value.of === 'number'
      ? { of: value.of, difference: value.difference }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The fields that do not depend on the item's content, which stay when another program has changed it. */
const SAFE = new Set(
  'timeLimit attempts counts hints difficulty ability knowledgePoints nodeIds tags stage source licence author language'.split(
    ' ',
  ),
);

/** The part of a difference that may be applied to an item that another program has changed. */
export function safeDifference(difference: unknown): unknown {
  if (!isObject(difference)) return undefined;
  return Object.fromEntries(Object.entries(difference).filter(([name]) => SAFE.has(name)));
}

/** The hashes of files in a value. */
export function hashesIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return /^[0-9a-f]{64}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || depth > 100) return [];
  return Object.values(value).flatMap((one) => hashesIn(one, depth + 1));
}
