import { expect, it } from 'vitest';
import { isDatabaseUnavailable, isStorageFull } from './database-failure.ts';

const error = (more: object, message = 'message') => Object.assign(new Error(message), more);

it.each(['08000', '08P01', '57P01', '57P05', '53300'])(
  'isDatabaseUnavailable is true for state %s',
  (code) => {
    expect(isDatabaseUnavailable(error({ code }))).toBe(true);
  },
);

it.each(['57P00', '57P06', '53301', '23505', '0800'])(
  'isDatabaseUnavailable is false for state %s',
  (code) => {
    expect(isDatabaseUnavailable(error({ code }))).toBe(false);
  },
);

it('isDatabaseUnavailable is true for a network error of a call to the database only', () => {
  for (const syscall of ['connect', 'read', 'write', 'getaddrinfo'])
    expect(isDatabaseUnavailable(error({ code: 'ECONNREFUSED', syscall }))).toBe(true);
  expect(isDatabaseUnavailable(error({ code: 'ENOENT', syscall: 'open' }))).toBe(false);
  expect(isDatabaseUnavailable(error({ code: 'ECONNRESET' }))).toBe(false);
  expect(isDatabaseUnavailable(error({ code: 'EACCES', syscall: 'connect' }))).toBe(false);
});

it('isDatabaseUnavailable is true when one of several errors is', () => {
  const refused = error({ code: 'ECONNREFUSED', syscall: 'connect' });
  expect(isDatabaseUnavailable(new AggregateError([new Error('other'), refused]))).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([new Error('other')]))).toBe(false);
});

it('isDatabaseUnavailable recognises the messages of the client', () => {
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseUnavailable(error({ code: 'X' }, 'driver has already been destroyed'))).toBe(true);
  expect(isDatabaseUnavailable(new Error('syntax error'))).toBe(false);
  expect(isDatabaseUnavailable('Connection terminated')).toBe(false);
});

it.each([
  ['53100', true],
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['53200', false],
])('isStorageFull of %s is %s', (code, expected) => {
  expect(isStorageFull(error({ code }))).toBe(expected);
  expect(isStorageFull({ code })).toBe(false);
});
