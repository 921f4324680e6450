import * as Y from 'yjs';
import type { Merge } from '../../records/merging.ts';
import { mergingOf } from '../../records/record-merging.ts';
import type { TextBody } from '../../records/text.ts';
import { fits } from '../text/text-check.ts';
import { readKeyedList, writeKeyedList } from './keyed-list.ts';
import { readKeyedMap, writeKeyedMap } from './keyed-map.ts';
import { readKeyedTree, writeKeyedTree } from './keyed-tree.ts';
import { readBody, writeBody } from './shared-body.ts';
import { readTable, type TableValue, writeTable } from './shared-table.ts';
import { forgetText } from './shared-text.ts';
import { readValue, writeValue } from './shared-value.ts';

/**
 * The storage of a record in its Y.Map. Most properties are JSON values, replaced as a whole. Properties that merge
 * (`mergingOf`) are stored in parts: a text as a Y.Text under its key, all others under keys with a slash
 * (`animations/<id>`, `data/<key>`, `table.cells/<row>:<column>`, `question/.body.choices/<id>.content`).
 */
export type SharedRecord = Y.Map<unknown>;

type Values = Readonly<Record<string, unknown>>;

/** Writes a whole record into an empty Y.Map that belongs to a document. The record's id is the key of the Y.Map. */
export function writeRecord(map: SharedRecord, record: Values): void {
  map.set('kind', record.kind);
  if (record.type !== undefined) map.set('type', record.type);
  for (const [key, { as }] of mergingOf(record.kind, record.type))
    if (as === 'text') map.set(key, new Y.Text());
  patchRecord(map, record);
}

/** Replaces the given properties; an `undefined` property is removed. Writes only differences. */
export function patchRecord(map: SharedRecord, patch: Values): void {
  const merging = mergingOf(map.get('kind'), map.get('type'));
  for (const key of Object.keys(patch)) {
    if (key === 'id' || key === 'kind' || key === 'type' || key === '__proto__') continue;
    const merge = merging.get(key);
    if (merge) writeMerged(map, key, merge, patch[key]);
    else writeValue(map, key, patch[key]);
  }
}

function writeMerged(map: SharedRecord, key: string, merge: Merge, value: unknown): void {
  switch (merge.as) {
    case 'text':
      writeBody(map, key, value as TextBody | undefined);
      break;
    case 'list':
      writeKeyedList(map, key, (value as { id: string }[] | undefined) ?? []);
      break;
    case 'map':
      writeKeyedMap(map, key, (value as Values | undefined) ?? {});
      break;
    case 'table':
      writeTable(map, value as TableValue);
      break;
    case 'tree':
      writeKeyedTree(map, key, value);
      break;
    default:
      merge satisfies never;
  }
}

/** The stored properties of the record. Properties that merge are already validated, all others are not. */
export function readRecord(map: SharedRecord): Record<string, unknown> {
  const merging = mergingOf(map.get('kind'), map.get('type'));
  const values: Record<string, unknown> = {};
  for (const [key, value] of map.entries()) {
    const apart = merging.has(key) || value instanceof Y.AbstractType;
    if (!apart && key !== '__proto__' && !key.includes('/')) values[key] = readValue(map, key, value);
  }
  for (const [key, merge] of merging) {
    const value = readMerged(map, key, merge);
    if (value !== undefined) values[key] = value;
  }
  return values;
}

function readMerged(map: SharedRecord, key: string, merge: Merge): unknown {
  switch (merge.as) {
    case 'text':
      return readBody(map, key);
    case 'list': {
      const items = readKeyedList(map, key).filter((item) => fits(merge.item, item));
      return items.length > 0 ? items : undefined;
    }
    case 'map':
      return readKeyedMap(map, key, (value) => fits(merge.value, value));
    case 'table':
      return readTable(map);
    case 'tree': {
      const value = readKeyedTree(map, key);
      return value !== undefined && fits(merge.value, value) ? value : undefined;
    }
  }
}

/** Must be called for each changed Y type of a record; clears its cached value. */
export function forgetShared(type: unknown): void {
  if (type instanceof Y.Text) forgetText(type);
}
