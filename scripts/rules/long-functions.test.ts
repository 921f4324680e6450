import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLongFunctions, longFunctions } from './long-functions.ts';
import { type PlantedCheckout, plantCheckout } from './planted-checkout.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

/** The middle of a function that has `lines` lines with its first and last one. */
const body = (lines: number) => '  work();\n'.repeat(lines - 2);
const FILE = 'packages/base/src/giant.ts';

describe('a planted function of 101 lines', () => {
  it.each([
    ['a declaration', `export function giant() {\n${body(101)}}\n`, 'giant'],
    ['an arrow', `export const giant: Work = async () => {\n${body(101)}};\n`, 'giant'],
    ['a method', `export class Giant {\n  walk() {\n${body(101)}  }\n}\n`, 'Giant.walk'],
    ['a constructor', `class Giant {\n  constructor() {\n${body(101)}  }\n}\n`, 'Giant.constructor'],
    [
      'a property of an object',
      `export const giant = {\n  walk: () => {\n${body(101)}  },\n};\n`,
      'giant.walk',
    ],
    ['the argument of a call', `export const giant = memo(() => {\n${body(101)}});\n`, 'giant.memo'],
  ])('is found as %s', (_kind, source, name) => {
    checkout.plant(FILE, source);
    expect(checkLongFunctions(checkout.root, { over100: [], over80: 1 })).toEqual([
      expect.stringMatching(new RegExp(`^${FILE}:[12]: ${name} has 101 lines; 100 are the limit$`)),
    ]);
  });

  it('is allowed when the list names it, in any folder', () => {
    const allowed = { over100: ['giant.ts giant'], over80: 1 };
    checkout.plant('apps/web/src/features/editor/giant.ts', `function giant() {\n${body(101)}}\n`);
    expect(checkLongFunctions(checkout.root, allowed)).toEqual([]);
  });

  it.each([
    'packages/base/src/giant.test.ts',
    'packages/base/test/giant.ts',
    'packages/base/src/testing/giant.ts',
    'apps/server/migrations/0001_giant.ts',
    'bench/src/giant.ts',
    'scripts/giant.ts',
  ])('does not count in %s, which is not part of the product', (file) => {
    checkout.plant(file, `function giant() {\n${body(101)}}\n`);
    expect(checkLongFunctions(checkout.root, { over100: [], over80: 0 })).toEqual([]);
  });
});

describe('the list and the count', () => {
  it('fail when a listed function has 100 lines or is missing', () => {
    checkout.plant(FILE, `function giant() {\n${body(100)}}\n`);
    const allowed = { over100: ['giant.ts giant', 'gone.ts gone'], over80: 1 };
    expect(checkLongFunctions(checkout.root, allowed)).toEqual([
      'giant.ts giant: has at most 100 lines now; take it off scripts/rules/long-functions.json',
      'gone.ts gone: has at most 100 lines now; take it off scripts/rules/long-functions.json',
    ]);
  });

  it('fail when one more function has over 80 lines, and name it', () => {
    checkout.plant(FILE, `function small() {\n${body(80)}}\n\nfunction large() {\n${body(81)}}\n`);
    expect(checkLongFunctions(checkout.root, { over100: [], over80: 0 }).join('\n')).toBe(
      `1 functions have over 80 lines; 0 are allowed. The shortest of them:\n  ${FILE}:82: large has 81 lines`,
    );
  });

  it('fail when fewer functions than allowed have over 80 lines', () => {
    expect(checkLongFunctions(checkout.root, { over100: [], over80: 1 })).toEqual([
      '0 functions have over 80 lines; lower the count of scripts/rules/long-functions.json to that',
    ]);
  });
});

it('longFunctions counts functions within functions too, longest first', () => {
  checkout.plant(FILE, `function outer() {\n  const inner = () => {\n${body(90)}  };\n}\n`);
  expect(longFunctions(checkout.root).map(({ name, line, lines }) => [name, line, lines])).toEqual([
    ['outer', 1, 92],
    ['outer.inner', 2, 90],
  ]);
});
