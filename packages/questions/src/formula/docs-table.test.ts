import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formulaEquals } from './equal.ts';
import type { Domain } from './exact/comparison.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../../../docs/questions-equal.md'), 'utf8');

/** Rows of the table below a heading: key, answer and domains. */
function rowsBelow(heading: string): [key: string, answer: string, domains: string][] {
  const section = PAGE.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `(.*?)` +\| `(.*?)` +\|(?: `(.*?)`)? *\|$/gm)].map(
    ([, key = '', answer = '', domains = '']) => [key, answer, domains],
  );
}

describe.each([
  ['Equal', 'equal'],
  ['Different', 'different'],
  ['Waiting for the teacher', 'unknown'],
])('the table "%s" of docs/questions-equal.md', (heading, result) => {
  it('has rows', () => {
    expect(rowsBelow(heading).length).toBeGreaterThan(3);
  });

  it.each(rowsBelow(heading))(
    'returns the result of its heading for %s and %s %s',
    (key, answer, domains) => {
      const variables = Object.fromEntries(
        domains
          .split(',')
          .filter(Boolean)
          .map((row) => row.split(':') as [string, Domain]),
      );
      expect(formulaEquals(key, answer, { variables }).result).toBe(result);
    },
  );
});
