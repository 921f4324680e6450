import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Files that phones do not load: the editor’s panels, and the tools of a class panel, whose texts are larger. */
const NOT_ON_PHONES = /features\/editor\/|parts\/class-tools\//;

/** The text of a component's own style sheets. */
function stylesOf(file: string, source: string): string {
  const [, from = ''] = /import classes from '(.+\.module\.css)'/.exec(source) ?? [];
  return readFileSync(path.join(ROOT, path.dirname(file), from), 'utf8');
}

it('a custom multi-line field has a font size at which phones do not zoom the page', () => {
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
