import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Files that phones do not load: the editor’s panels, and the tools of a class panel, whose texts are larger. */
const NOT_ON_PHONES = /features\/editor\/|parts\/class-tools\//;
const ON_PHONES = '@media \\(pointer: coarse\\) and \\(max-width: 767px\\) \\{\\s*';

/** The text of a component's own style sheets. */
function stylesOf(file: string, source: string): string {
  const [, from = ''] = /import classes from '(.+\.module\.css)'/.exec(source) ?? [];
  return readFileSync(path.join(ROOT, path.dirname(file), from), 'utf8');
}

/** Whether text in elements of a selector has 16 px or more on phones, which the ground styles give every text area. */
function isLargeOnPhones(styles: string, selector: string, ofGround: boolean): boolean {
  if (new RegExp(`${ON_PHONES}${selector} \\{\\s*font-size: 16px;`).test(styles)) return true;
  return ofGround && !new RegExp(`${selector} \\{[^}]*font(-size)?:`).test(styles);
}

it('multi-line fields have a font size at which phones do not zoom the page', () => {
  const ground = readFileSync(path.join(ROOT, 'packages/ui/src/ground.css'), 'utf8');
  const ofGround = isLargeOnPhones(ground, 'textarea', false);
  expect(ofGround).toBe(true);
  const found = globSync('apps/web/src/**/*.tsx', { cwd: ROOT })
    .filter((file) => !NOT_ON_PHONES.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }))
    .flatMap(({ file, source }) =>
      [...source.matchAll(/<textarea\b[^>]*?className=\{classes\.(\w+)\}/gs)].map(([, name = '']) => ({
        name: `${file}: ${name}`,
        isLarge: isLargeOnPhones(stylesOf(file, source), `\\.${name}`, ofGround),
      })),
    );
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ isLarge }) => !isLarge)).toEqual([]);
});

it('a class with a smaller font is found, unless it has a rule for phones', () => {
  const small = '.note {\n  font-size: 13px;\n}\n';
  const phone =
    '@media (pointer: coarse) and (max-width: 767px) {\n  .note {\n    font-size: 16px;\n  }\n}\n';
  expect(isLargeOnPhones(small, '\\.note', true)).toBe(false);
  expect(isLargeOnPhones(small + phone, '\\.note', true)).toBe(true);
  expect(isLargeOnPhones('.note {\n  tab-size: 20;\n}\n', '\\.note', true)).toBe(true);
  expect(isLargeOnPhones('.note {\n  tab-size: 20;\n}\n', '\\.note', false)).toBe(false);
});
