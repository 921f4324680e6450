import { expect, it } from 'vitest';
import { hearErrors, type UncaughtError } from './uncaught-errors.ts';

function world() {
  const target = new EventTarget();
  const address = { hash: '#/login' };
  const heard: UncaughtError[] = [];
  const giveTo = hearErrors(target, () => address.hash);
  return {
    address,
    heard,
    listen: () => giveTo((...uncaught) => heard.push(uncaught)),
    fail: (kind: 'error' | 'unhandledrejection', what: object) =>
      target.dispatchEvent(Object.assign(new Event(kind), what)),
  };
}

it('hearErrors keeps errors with their addresses until there is a listener, and passes each error on once', () => {
  const { address, heard, listen, fail } = world();
  const [first, second, third] = [new Error('1'), new Error('2'), new Error('3')];
  fail('error', { error: first });
  address.hash = '#/';
  fail('unhandledrejection', { reason: second });
  expect(heard).toEqual([]);
  listen();
  expect(heard).toEqual([
    [first, '#/login'],
    [second, '#/'],
  ]);
  fail('error', { error: third });
  expect(heard.slice(2)).toEqual([[third, '#/']]);
});

it('hearErrors keeps the first twenty errors', () => {
  const { heard, listen, fail } = world();
  for (let time = 0; time < 1_000; time += 1) fail('error', { error: time });
  listen();
  expect(heard.map(([error]) => error)).toEqual(Array.from({ length: 20 }, (_, time) => time));
});
