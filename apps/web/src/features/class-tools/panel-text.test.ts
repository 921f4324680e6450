import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = path.resolve(import.meta.dirname, '../..');
/** What stands on a class panel; phones and the summary on paper have sizes of their own. */
const SHEETS = ['features/class-tools/**/*.css', 'features/player/**/*.css', 'parts/class-tools/**/*.css'];
/** Of the design of 1920 pixels, rem of ten of them: what is read from the last row. */
const LEAST = 2.4;
const SMALLER = /var\(--text-(?:small|body|large|title)\)/;

/** The sizes of a sheet that are smaller, with what they are of; rules for windows of some size are left out. */
function tooSmall(sheet: string): readonly string[] {
  const plain = sheet
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@(?:media|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, of = '', rules = '']) => {
    const size = /(?:^|;)\s*font-size:\s*([^;]+)/.exec(rules)?.[1]?.trim() ?? '';
    const rem = /^([\d.]+)rem$/.exec(size)?.[1];
    return SMALLER.test(size) || Number(rem ?? LEAST) < LEAST ? [`${of.trim()}: ${size}`] : [];
  });
}

it('what is said on a class panel is 24 pixels high at least where that has 1,920', () => {
  const found = SHEETS.flatMap((pattern) =>
    globSync(path.join(FEATURES, pattern)).flatMap((file) =>
      tooSmall(readFileSync(file, 'utf8')).map((each) => `${path.basename(file)} ${each}`),
    ),
  );
  expect(found).toEqual([]);
});

it('a size that is too small is found, wherever it stands in a sheet, and not those of small windows', () => {
  const sheet = `.a { color: red; font-size: 1.8rem; } .b { font-size: 2.4rem }
    @media (max-width: 600px) { .c { font-size: 1rem; } .d { font-size: var(--text-title); } }
    .e, .f { font-size: var(--text-title); }`;
  expect(tooSmall(sheet)).toEqual(['.a: 1.8rem', '.e, .f: var(--text-title)']);
});
