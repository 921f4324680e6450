import { expect, it } from 'vitest';
import { nameFault } from './name-fault.ts';

it.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['三\u0000班', 'bad'],
  ['三（2）班', undefined],
  [' 三班\n', undefined],
])('nameFault returns for %j %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});
