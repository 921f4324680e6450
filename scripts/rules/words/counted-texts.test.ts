import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Counting values followed by a word in the plural. */
const SEVERAL = /\{\{(count|points|new|refused|documents|active|rows|files)\}\} (?:[a-z]+ )?[a-z]{2,}s\b/;
/** Texts that are never used for one object: such an object is named, or the number is a limit. */
const NEVER_ONE = new Set([
  'binnedMany',
  'deleteTextMany',
  'removeTitle',
  'files',
  'folders',
  'depth',
  'full',
  'times',
  'ask',
  'moreRows',
  'tableSize',
]);

/** The texts of a catalogue that would become “1 pages”, as `key: text`. */
function wrongForOne(catalogue: string): string[] {
  return [...catalogue.matchAll(/^\s*'?([\w]+)'?:\s*(['"`])(.*)\2,?$/gm)]
    .filter(
      ([, key = '', , text = '']) => SEVERAL.test(text) && !/_(one|other)$/.test(key) && !NEVER_ONE.has(key),
    )
    .map(([, key, , text]) => `${key}: ${text}`);
}

describe('an English text that counts', () => {
  it('is reported when it is correct in the plural only', () => {
    expect(wrongForOne("  made: '{{count}} accounts were made',")).toEqual([
      'made: {{count}} accounts were made',
    ]);
    expect(wrongForOne("  made_other: '{{count}} accounts were made',")).toEqual([]);
    expect(wrongForOne("  made: 'Accounts made: {{count}}',")).toEqual([]);
  });

  it('is correct for one and for many in every catalogue', () => {
    const wrong = globSync('apps/web/src/**/{en,*-en,texts,*-texts}.ts', { cwd: ROOT }).flatMap((file) =>
      wrongForOne(readFileSync(path.join(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a list of words', () => {
  it('is joined by the rules of the language, on every screen', () => {
    const chinese = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
      readFileSync(path.join(ROOT, file), 'utf8').includes("join('、')"),
    );
    expect(chinese).toEqual([]);
  });
});
