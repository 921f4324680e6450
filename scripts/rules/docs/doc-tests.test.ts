import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkDocTests } from './doc-tests.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
  checkout.plant('apps/server/test/http.test.ts', "it('refuses who did not sign', () => {});\n");
  checkout.plant('packages/base/src/zip.test.ts', 'it(`counts bytes of a zip`, () => {});\n');
  checkout.plant('packages/pptx/test/zip.test.ts', "it('is refused', () => {});\n");
});

afterEach(() => checkout.remove());

it.each([
  ['a test by its file name', '| 1.2.3 | held | `http.test.ts: refuses who did not sign` |'],
  ['a test by the end of a path', 'See `base/src/zip.test.ts: counts bytes`.'],
  ['a file without a test', 'See `apps/server/test/http.test.ts`.'],
])('checkDocTests accepts a page that names %s', (_name, text) => {
  checkout.plant('docs/security.md', text);
  expect(checkDocTests(checkout.root)).toEqual([]);
});

it.each([
  [
    'a renamed test',
    'One.\n`http.test.ts: refuses everybody`',
    'docs/security.md:2: apps/server/test/http.test.ts has no test "refuses everybody"',
  ],
  ['a missing file', '`gone.test.ts: is refused`', 'docs/security.md:1: gone.test.ts does not exist'],
  ['a file name that is ambiguous', '`zip.test.ts: is refused`', 'zip.test.ts is ambiguous:'],
])('checkDocTests reports %s', (_name, text, problem) => {
  checkout.plant('docs/security.md', text);
  expect(checkDocTests(checkout.root).join('\n')).toContain(problem);
});
