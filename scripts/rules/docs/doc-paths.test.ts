import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkDocPaths } from './doc-paths.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

it.each([
  ['an existing file', 'See `packages/base/src/index.ts`.'],
  ['an existing folder', 'See `packages/base`.'],
  ['several files with braces and asterisks', 'See `packages/{base,courseware}/src/*.ts`.'],
  ['a placeholder for a name that the reader chooses', 'A folder `apps/server/src/features/<noun>`.'],
  [
    'a link to a page in the same folder',
    '[why](decisions/0001.md) and [out there](https://lectern.example/a)',
  ],
])('checkDocPaths accepts a page that names %s', (_name, text) => {
  checkout.plant('docs/decisions/0001.md', '# Why\n');
  checkout.plant('docs/adding.md', text);
  expect(checkDocPaths(checkout.root)).toEqual([]);
});

it.each([
  [
    'a file',
    'See\n`packages/base/src/gone.ts`.',
    'docs/adding.md:2: packages/base/src/gone.ts does not exist',
  ],
  ['files with an asterisk', 'See `packages/gone/*.ts`.', 'packages/gone/*.ts does not exist'],
  ['a link', '[why](decisions/0002.md#because)', 'docs/decisions/0002.md does not exist'],
])('checkDocPaths reports %s that no longer exists', (_name, text, problem) => {
  checkout.plant('docs/adding.md', text);
  expect(checkDocPaths(checkout.root).join('\n')).toContain(problem);
});
