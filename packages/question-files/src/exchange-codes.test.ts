import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXCHANGE_CODES, EXPORT_CODES } from './exchange-codes.ts';

/** The sources below folders of this package, without tests. */
function sourcesIn(...patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  );
  return files.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n');
}

function codesOf(source: string, ...calls: readonly RegExp[]): string[] {
  return [
    ...new Set(calls.flatMap((call) => [...source.matchAll(call)].map(([, code = '']) => code))),
  ].toSorted();
}

describe('EXCHANGE_CODES', () => {
  it('names every code that the readers report, and no other', () => {
    const source = sourcesIn(
      'gift/*.ts',
      'moodle/read/*.ts',
      'qti/read/*.ts',
      'h5p/read/*.ts',
      'build/{report-builder,weights}.ts',
      'markup/content-of-markup.ts',
    );
    const used = codesOf(source, /\bcode: '([a-z0-9-]+)'/g, /context\.note\('([a-z-]+)'/g);
    const missing = used.filter((code) => !Object.hasOwn(EXCHANGE_CODES, code));
    expect(missing).toEqual([]);
    expect(Object.keys(EXCHANGE_CODES).filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });
});

describe('EXPORT_CODES', () => {
  it('names every code that the writers report, and no other', () => {
    const source = sourcesIn(
      'gift/*.ts',
      'moodle/write/*.ts',
      'qti/write/*.ts',
      'h5p/write/*.ts',
      'build/export-notes.ts',
      'markup/html-of-content.ts',
    );
    const used = codesOf(
      source,
      /notes?\.note\(\s*'([a-z-]+)'/g,
      /this\.note\('([a-z-]+)'/g,
      /options\.note\('([a-z-]+)'/g,
    );
    expect(used.filter((code) => !Object.hasOwn(EXPORT_CODES, code))).toEqual([]);
    expect(Object.keys(EXPORT_CODES).filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });
});
