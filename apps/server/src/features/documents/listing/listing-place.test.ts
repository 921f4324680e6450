import { expect, it } from 'vitest';
import type { DocumentRow } from '../documents.rows.ts';
import { placeOf, readPlace } from './listing-place.ts';

const row = {
  id: '0189d9a0-0000-7000-8000-000000000001',
  name: '雨.pdf',
  updated_at: new Date(7),
  created_at: new Date(5),
  size: 3,
  resource_type_code: 'assets_document',
} as DocumentRow;

it.each([
  ['name', '雨.pdf'],
  ['update_at', 7],
  ['create_at', 5],
  ['size', 3],
] as const)('a cursor in the order %s has the value %s', (order, value) => {
  expect(readPlace(placeOf(row, order), order)).toEqual({ folder: false, value, id: row.id });
});

it('a cursor of a folder continues among folders', () => {
  expect(readPlace(placeOf({ ...row, resource_type_code: 'folder' }, 'size'), 'size').folder).toBe(true);
});

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
it.each([
  ['text', 'size'],
  [placeOf(row, 'size'), 'create_at'],
  [cursor('name', false, 5, row.id), 'name'],
  [cursor('size', false, 'a', row.id), 'size'],
  [cursor('size', false, -1, row.id), 'size'],
  [cursor('update_at', false, 8.64e15 + 1, row.id), 'update_at'],
  [cursor('name', false, 'a\0', row.id), 'name'],
  [cursor('name', false, 'a'.repeat(401), row.id), 'name'],
  [cursor('size', false, 1, 'x'), 'size'],
] as const)('the cursor %s is refused in the order %s', (text, order) => {
  expect(() => readPlace(text, order)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', details: { field: 'cursor' } }),
  );
});
