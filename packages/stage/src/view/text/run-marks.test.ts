import { expect, it } from 'vitest';
import { decoration, safeAddress } from './run-marks.ts';

it.each([
  ['https://example.org', true],
  ['HTTP://example.org', true],
  ['mailto:a@example.org', true],
  ['tel:123', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  [' https://example.org', false],
])('safeAddress returns the address %s: %s', (url, safe) => {
  expect(safeAddress(url)).toBe(safe ? url : undefined);
});

it('decoration returns the lines under and through a text, and an empty style without lines', () => {
  expect(decoration({})).toEqual({});
  expect(decoration({ underline: 'none', strike: 'none' })).toEqual({});
  expect(decoration({ underline: 'wavyHeavy', strike: 'single' })).toMatchObject({
    textDecorationLine: 'underline line-through',
    textDecorationStyle: 'wavy',
    textDecorationThickness: '0.12em',
  });
  expect(decoration({ strike: 'double' })).toMatchObject({
    textDecorationLine: 'line-through',
    textDecorationStyle: 'double',
  });
});
