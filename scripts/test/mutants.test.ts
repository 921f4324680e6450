import { describe, expect, it } from 'vitest';
import { mutationsOf, withMutation } from '../mutants/mutations.ts';
import { nearestTests } from '../mutants/nearest-tests.ts';

const SOURCE = `import { a } from './a.ts';
export function f(n: number): string {
  if (n < 3) note(n);
  return n === 7 ? 'x' + n : '';
}
`;

describe('mutationsOf', () => {
  it('returns operators, conditions, numbers, results and calls, and no change of a joined text', () => {
    expect(mutationsOf('f.ts', SOURCE).map(({ what }) => what)).toEqual([
      'the condition n < 3 is negated',
      '< becomes <=',
      '3 becomes 4',
      'the call note(n); is missing',
      "undefined is returned for n === 7 ? 'x' + n : ''",
      'the condition n === 7 is negated',
      '=== becomes !==',
      '7 becomes 8',
    ]);
  });

  it('returns no change of a result that is undefined already', () => {
    const nothing = 'export function g(n: number) {\n  return undefined;\n}\n';
    expect(mutationsOf('g.ts', nothing)).toEqual([]);
  });

  it('returns changes that stay valid code', () => {
    const changed = mutationsOf('f.ts', SOURCE).map((each) => withMutation(SOURCE, each));
    expect(changed[0]).toContain('if (!(n < 3)) note(n);');
    expect(changed[1]).toContain('n <= 3');
    for (const each of changed) expect(mutationsOf('f.ts', each).length).toBeGreaterThan(0);
  });
});

describe('nearestTests', () => {
  const importers = new Map([
    ['p/src/a.ts', new Set(['p/src/a.test.ts', 'p/src/b.ts'])],
    ['p/src/b.ts', new Set(['p/src/b.test.ts', 'p/test/far.test.ts'])],
    ['p/src/c.ts', new Set(['p/src/b.ts'])],
  ]);

  it('returns the tests that are named after the file before those that import it by more steps', () => {
    expect(nearestTests('p/src/b.ts', importers)).toEqual(['p/src/b.test.ts', 'p/test/far.test.ts']);
    expect(nearestTests('p/src/a.ts', importers)).toEqual([
      'p/src/a.test.ts',
      'p/src/b.test.ts',
      'p/test/far.test.ts',
    ]);
  });

  it('returns the tests that import the file by the fewest steps, the nearest folder first, when none is named after it', () => {
    expect(nearestTests('p/src/c.ts', importers)).toEqual(['p/src/b.test.ts', 'p/test/far.test.ts']);
  });

  it('returns no tests when no test imports the file', () => {
    expect(nearestTests('p/src/lonely.ts', importers)).toEqual([]);
  });
});
