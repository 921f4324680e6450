import { expect, it } from 'vitest';
import { type AnyRecord, migrated } from './record-migration.ts';

const steps = [2, 3, 4].map((to) => ({
  to,
  name: '',
  up: (record: AnyRecord) =>
    record.drop === to ? undefined : { ...record, path: `${record.path ?? ''}${to}` },
}));

it('migrated runs the steps after the schema of the record in order', () => {
  expect(migrated({ id: 'a' }, 1, steps)?.path).toBe('234');
  expect(migrated({ id: 'a' }, 2, steps)?.path).toBe('34');
  expect(migrated({ id: 'a' }, 4, steps)).toEqual({ id: 'a' });
});

it('migrated skips steps without a change of records, and returns undefined once a step drops the record', () => {
  expect(migrated({ id: 'a' }, 1, [{ to: 2, name: '' }, ...steps.slice(1)])?.path).toBe('34');
  expect(migrated({ id: 'a', drop: 3 }, 1, steps)).toBeUndefined();
  expect(migrated({ id: 'a', drop: 4 }, 1, steps)).toBeUndefined();
});
