import { beforeEach, expect, it } from 'vitest';
import { AddressLimit } from './address-limit.ts';

let now = 0;
let limit: AddressLimit;
beforeEach(() => {
  now = 100_000;
  limit = new AddressLimit({ now: () => now }, 2, 10_000);
});

it('take throws after the allowed calls of one address, until the window ends', () => {
  limit.take('a');
  now += 1_500;
  limit.take('a');
  expect(() => limit.take('a')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { seconds: 9 } }),
  );
  expect(() => limit.take('b')).not.toThrow();
  now += 8_499;
  expect(() => limit.check('a')).toThrow();
  now += 1;
  for (let call = 0; call < 2; call += 1) limit.take('a');
  expect(() => limit.take('a')).toThrow();
});

it('check counts no call', () => {
  for (let call = 0; call < 5; call += 1) limit.check('a');
  limit.take('a');
  limit.check('a');
  limit.take('a');
  expect(() => limit.check('a')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
});

it('a clock that was set back begins a new window', () => {
  for (let call = 0; call < 2; call += 1) limit.take('a');
  now -= 1;
  expect(() => limit.take('a')).not.toThrow();
});
