import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { badWords, checkWords } from './words.ts';
import { commentsOf, testNamesOf } from './written-words.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

describe('the check of words', () => {
  it('reports a comment that begins without a noun when no more are allowed', () => {
    checkout.plant(
      'packages/base/src/a.ts',
      '/** Those of the component that could not be brought. */\nexport const a = 1;\n',
    );
    const [first, second] = checkWords(checkout.root, { comments: 0, testNames: 0 });
    expect(first).toContain('1 comments begin');
    expect(second).toContain('packages/base/src/a.ts:1: Those of the component');
  });

  it('reports a test name without a result when no more are allowed', () => {
    checkout.plant(
      'packages/base/src/a.test.ts',
      "describe('a list', () => {\n  it('is had in part', () => {});\n});\n",
    );
    expect(checkWords(checkout.root, { comments: 0, testNames: 0 })[1]).toContain('a list > is had in part');
  });

  it('accepts a comment with a subject and a test name with a result', () => {
    checkout.plant(
      'packages/base/src/a.ts',
      '/** Names of components that failed to load. */\nexport const a = 1;\n',
    );
    checkout.plant('packages/base/src/a.test.ts', "it('rejects when any page fails', () => {});\n");
    expect(badWords(checkout.root)).toEqual({ comments: [], testNames: [] });
  });
});

describe('commentsOf', () => {
  it('joins line comments that follow each other and skips comments for tools', () => {
    const source =
      '// First line,\n// second line.\nconst a = 1; // beside\n// biome-ignore lint: why\n/** A block\n * of two. */\n';
    expect(commentsOf('a.ts', source)).toEqual([
      { file: 'a.ts', line: 1, text: 'First line, second line.' },
      { file: 'a.ts', line: 3, text: 'beside' },
      { file: 'a.ts', line: 5, text: 'A block of two.' },
    ]);
  });
});

describe('testNamesOf', () => {
  it('returns each test with its blocks, rows and templates too', () => {
    const source = `describe('a', () => {
  it('returns b', () => {});
  it.each([1])('returns %s', () => {});
  it.skip(\`returns c\`, () => {});
});
`;
    expect(testNamesOf('a.test.ts', source).map(({ text }) => text)).toEqual([
      'a > returns b',
      'a > returns %s',
      'a > returns c',
    ]);
  });

  it('skips calls with the same names that are not tests', () => {
    expect(
      testNamesOf('a.spec.ts', "test.use({});\ntest.step('b', () => {});\nexpect(it).toBe('c');\n"),
    ).toEqual([]);
  });
});
