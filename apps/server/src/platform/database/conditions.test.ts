import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, it } from 'vitest';
import { below, type Place } from './conditions.ts';

const database = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

function condition(place: Place | undefined) {
  const { sql: text, parameters } = sql`${below('t.at', 't.id', place)}`.compile(database);
  return [text, parameters];
}

const at = new Date(5);

it('below is true without a position', () => {
  expect(condition(undefined)).toEqual(['true', []]);
});

it('below leaves out rows of the same time, or includes all of them', () => {
  expect(condition({ at, tied: 'none' })).toEqual(['"t"."at" < $1', [at]]);
  expect(condition({ at, tied: 'all' })).toEqual(['"t"."at" <= $1', [at]]);
});

it('below compares time and id when the position has an id', () => {
  expect(condition({ at, tied: { id: 'x' } })).toEqual([
    '("t"."at", "t"."id") < ($1::timestamptz, $2)',
    [at, 'x'],
  ]);
});
