import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { SharedRecord } from '../document/shared/shared-record.ts';
import { toolDataByKeys } from './tool-data-by-keys.ts';

function relayed(values: Record<string, unknown>): Record<string, unknown> {
  const map: SharedRecord = new Y.Doc().getMap('record');
  for (const [key, value] of Object.entries({ kind: 'element', type: 'tool', ...values }))
    map.set(key, value);
  toolDataByKeys.relay?.(map);
  const { kind: _kind, type: _type, ...rest } = map.toJSON();
  return rest;
}

it('the migration of tool data stores each key separately, and keeps keys that are stored so already', () => {
  expect(relayed({ data: { a: 1, b: 'x' }, 'data/a': 9 })).toEqual({ 'data/a': 9, 'data/b': 'x' });
});

it.each([[[1]], ['text'], [null]])('the migration of tool data drops the data %j', (data) => {
  expect(relayed({ data })).toEqual({});
});

it('the migration of tool data leaves other records unchanged', () => {
  expect(relayed({ type: 'shape', data: { a: 1 } })).toEqual({ data: { a: 1 } });
  expect(relayed({ kind: 'page', data: { a: 1 } })).toEqual({ data: { a: 1 } });
});
