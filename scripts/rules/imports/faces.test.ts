import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkFaces } from './faces.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

describe('the check for dead exports', () => {
  it('accepts a project in which every name is imported', () =>
    expect(checkFaces(checkout.root, [])).toEqual([]));

  it.each([
    ['a value', 'export const one = 1;\nexport const two = 2;\n', 'index.ts:2: two is exported'],
    ['a type', 'export const one = 1;\nexport interface Two {}\n', 'Two is exported'],
    ['a function', 'export const one = 1;\nexport function two() {}\n', 'two is exported'],
    ['a re-exported name', "export const one = 1;\nexport { two } from './two.ts';\n", 'two is exported'],
    [
      'a name re-exported as another',
      "export const one = 1;\nexport { two as three } from './two.ts';\n",
      'three is',
    ],
    ['a default', 'export const one = 1;\nexport default 2;\n', 'default is exported'],
    ['everything of a file', "export const one = 1;\nexport * from './two.ts';\n", 'lists its names'],
  ])('reports %s that no file imports', (_name, face, problem) => {
    checkout.plant('packages/base/src/two.ts', 'export const two = 2;\n');
    checkout.plant('packages/base/src/index.ts', face);
    const dead = checkFaces(checkout.root, []);
    expect(dead).toHaveLength(1);
    expect(dead[0]).toContain(problem);
  });

  it.each([
    ['an import', "import { two } from '@lectern/base';\nexport const a = two;\n"],
    ['a type import', "import type { two } from '@lectern/base';\nexport type A = typeof two;\n"],
    ['an import under another name', "import { two as a } from '@lectern/base';\nexport { a };\n"],
    [
      'an import of the whole package',
      "import * as base from '@lectern/base';\nexport const a = base.two;\n",
    ],
    ['a dynamic import', "export const a = import('@lectern/base').then(({ two }) => two);\n"],
    ['an inline type', "export type A = import('@lectern/base').two;\n"],
    ['a re-export', "export { two } from '@lectern/base';\n"],
  ])('counts %s in another workspace as a use', (_name, source) => {
    checkout.plant('packages/base/src/index.ts', 'export const one = 1;\nexport const two = 2;\n');
    checkout.plant('apps/web/src/platform/use.ts', source);
    expect(checkFaces(checkout.root, [])).toEqual([]);
  });

  it("counts another workspace's test as a use, and the package's own test only when the exporting file declares the name", () => {
    checkout.plant('packages/base/src/two.ts', 'export const two = 2;\n');
    checkout.plant(
      'packages/base/src/index.ts',
      "export const one = 1;\nexport { two } from './two.ts';\nexport const three = 3;\n",
    );
    checkout.plant('packages/base/test/own.test.ts', "import { three, two } from '../src/index.ts';\n");
    expect(checkFaces(checkout.root, [])).toEqual([expect.stringContaining('two is exported')]);
    checkout.plant('apps/server/test/other.test.ts', "import { two } from '@lectern/base';\n");
    expect(checkFaces(checkout.root, [])).toEqual([]);
  });

  it('reports names in every file that a pattern in `exports` matches', () => {
    checkout.plant(
      'packages/base/package.json',
      JSON.stringify({ name: '@lectern/base', exports: { '.': './src/index.ts', './*': './src/*.ts' } }),
    );
    checkout.plant('packages/base/src/two.ts', 'export const two = 2;\n');
    expect(checkFaces(checkout.root, [])).toEqual([expect.stringContaining('two.ts:1: two is exported')]);
  });

  it('accepts a listed name until it is imported', () => {
    const awaited = ['packages/base/src/index.ts two'];
    checkout.plant('packages/base/src/index.ts', 'export const one = 1;\nexport const two = 2;\n');
    expect(checkFaces(checkout.root, awaited)).toEqual([]);
    checkout.plant(
      'apps/web/src/platform/use.ts',
      "import { two } from '@lectern/base';\nexport const a = two;\n",
    );
    expect(checkFaces(checkout.root, awaited)).toEqual([expect.stringContaining('is listed as awaited')]);
  });

  it('accepts all names of a listed file until one is imported by another workspace', () => {
    const awaited = ['packages/base/src/two.ts'];
    checkout.plant(
      'packages/base/package.json',
      JSON.stringify({ name: '@lectern/base', exports: { '.': './src/index.ts', './two': './src/two.ts' } }),
    );
    checkout.plant('packages/base/src/two.ts', 'export const two = 2;\nexport const three = 3;\n');
    expect(checkFaces(checkout.root, awaited)).toEqual([]);
    checkout.plant(
      'apps/web/src/platform/use.ts',
      "import { two } from '@lectern/base/two';\nexport const a = two;\n",
    );
    expect(checkFaces(checkout.root, awaited)).toEqual([expect.stringContaining('is listed as awaited')]);
  });
});
