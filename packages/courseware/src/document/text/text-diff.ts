import { equalPlain, type Plain } from '../plain.ts';
import { takeEqualHead, takeEqualTail } from './equal-ends.ts';
import { isRunProperty } from './text-check.ts';
import { type Attributes, isParagraphAttribute, type Segment } from './text-delta.ts';
import { type Place, placesOf, tokensOf } from './text-places.ts';
import { diffText } from './token-diff.ts';

/** An operation for `applyDelta` of Y.Text. `null` removes an attribute. */
export type TextOperation =
  | { retain: number; attributes?: Record<string, Plain> }
  | { delete: number }
  | { insert: string | object; attributes: Record<string, Plain> };

/** Attributes to set and to remove; attributes that a newer version wrote stay. */
function attributeChange(from: Attributes, to: Attributes): Record<string, Plain> | undefined {
  if (from === to) return undefined;
  let change: Record<string, Plain> | undefined;
  for (const key of Object.keys(to)) {
    if (equalPlain(from[key], to[key])) continue;
    change ??= {};
    change[key] = to[key] ?? null;
  }
  for (const key of Object.keys(from)) {
    if (to[key] !== undefined || (!isRunProperty(key) && !isParagraphAttribute(key))) continue;
    change ??= {};
    change[key] = null;
  }
  return change;
}

function length(place: Place): number {
  return typeof place.value === 'string' ? place.value.length : 1;
}

class Operations {
  readonly list: TextOperation[] = [];

  retain(count: number, attributes: Record<string, Plain> | undefined): void {
    const last = this.list.at(-1);
    if (last && 'retain' in last && equalPlain(last.attributes, attributes)) last.retain += count;
    else this.list.push(attributes ? { retain: count, attributes } : { retain: count });
  }

  remove(count: number): void {
    const last = this.list.at(-1);
    if (last && 'delete' in last) last.delete += count;
    else this.list.push({ delete: count });
  }

  insert({ value, attributes }: Place): void {
    const last = this.list.at(-1);
    const joins = typeof value === 'string' && last && 'insert' in last && typeof last.insert === 'string';
    if (joins && equalPlain(last.attributes, attributes)) last.insert = `${last.insert}${value}`;
    // The attributes are copied, because Yjs adds to the attributes that it is given.
    else this.list.push({ insert: value, attributes: { ...attributes } });
  }
}

/** The smallest operations that turn one text into another, so that concurrent edits elsewhere in it stay. */
export function textOperations(before: readonly Segment[], after: readonly Segment[]): TextOperation[] {
  const operations = new Operations();
  // After a letter is typed into a long text, the equal beginning and end need no comparison by position.
  const [old, next] = [[...before], [...after]];
  const head = takeEqualHead(old, next);
  takeEqualTail(old, next);
  if (head > 0) operations.retain(head, undefined);
  addDifference(operations, placesOf(old), placesOf(next));
  const last = operations.list.at(-1);
  if (last && 'retain' in last && last.attributes === undefined) operations.list.pop();
  return operations.list;
}

function addDifference(operations: Operations, from: readonly Place[], to: readonly Place[]): void {
  const embeds: string[] = [];
  let a = 0;
  let b = 0;
  for (const { kind, count } of diffText(tokensOf(from, embeds), tokensOf(to, embeds))) {
    for (let step = 0; step < count; step += 1) {
      const old = from[a];
      const next = to[b];
      if (kind !== 'add') a += 1;
      if (kind !== 'remove') b += 1;
      if (kind === 'keep' && old && next) {
        operations.retain(length(old), attributeChange(old.attributes, next.attributes));
      } else if (kind === 'remove' && old) operations.remove(length(old));
      else if (kind === 'add' && next) operations.insert(next);
    }
  }
}
