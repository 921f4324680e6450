import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = path.resolve(import.meta.dirname, '../..');
/** Style sheets of texts on a class panel; phones and the printed summary have their own sizes. */
const SHEETS = ['features/class-tools/**/*.css', 'features/player/**/*.css', 'parts/class-tools/**/*.css'];
/** The least font size in rem, of which one is ten pixels of the 1920-pixel design: readable from the last row. */
const LEAST = 2.4;
const SMALLER = /var\(--text-(?:small|body|large|title)\)/;

/** Smaller font sizes in a style sheet, with their selectors; rules for small windows are left out. */
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

it('texts on a class panel are at least 24 pixels high at a width of 1920', () => {
  const found = SHEETS.flatMap((pattern) =>
    globSync(path.join(FEATURES, pattern)).flatMap((file) =>
      tooSmall(readFileSync(file, 'utf8')).map((each) => `${path.basename(file)} ${each}`),
    ),
  );
  expect(found).toEqual([]);
});

it('tooSmall finds a small font size anywhere in a style sheet, except in rules for small windows', () => {
  const sheet = `.a { color: red; font-size: 1.8rem; } .b { font-size: 2.4rem }
    @media (max-width: 600px) { .c { font-size: 1rem; } .d { font-size: var(--text-title); } }
    .e, .f { font-size: var(--text-title); }`;
  expect(tooSmall(sheet)).toEqual(['.a: 1.8rem', '.e, .f: var(--text-title)']);
});
