import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What phones are not served: the editor’s panels, and the tools of a class panel, whose texts are larger. */
const NOT_ON_PHONES = /features\/editor\/|parts\/class-tools\//;

/** The styles of a component, from its own import of them. */
function stylesOf(file: string, source: string): string {
  const [, from = ''] = /import classes from '(.+\.module\.css)'/.exec(source) ?? [];
  return readFileSync(path.join(ROOT, path.dirname(file), from), 'utf8');
}

it('a field of several lines that a screen draws itself is large enough on a phone that the page does not zoom', () => {
  const found = globSync('apps/web/src/**/*.tsx', { cwd: ROOT })
    .filter((file) => !NOT_ON_PHONES.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }))
    .flatMap(({ file, source }) =>
      [...source.matchAll(/<textarea\b[^>]*?className=\{classes\.(\w+)\}/gs)].map(([, name = '']) => ({
        name: `${file}: ${name}`,
        isLarge: new RegExp(
          `@media \\(pointer: coarse\\) and \\(max-width: 767px\\) \\{\\s*\\.${name} \\{\\s*font-size: 16px;`,
        ).test(stylesOf(file, source)),
      })),
    );
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({ isLarge }) => !isLarge)).toEqual([]);
});
