import { cpSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkArrows } from './arrows.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
});

afterEach(() => checkout.remove());

function plantTool(): void {
  checkout.plant('packages/subject-tools/src/index.ts', 'export const tool = 1;\n');
}

describe('the check of imports between packages', () => {
  it('accepts a correct project', () => expect(checkArrows(checkout.root)).toEqual([]));

  it.each([
    [
      'a package that imports upwards',
      'packages/base/src/up.ts',
      "import '@lectern/courseware';",
      'may not import packages/courseware',
    ],
    [
      'a type import upwards',
      'packages/base/src/up.ts',
      "import type { one } from '@lectern/courseware';",
      'may not import packages/courseware',
    ],
    [
      'an inline type import',
      'packages/base/src/up.ts',
      "export type A = import('@lectern/courseware').One;",
      'may not import packages/courseware',
    ],
    [
      'a dynamic import upwards',
      'packages/base/src/up.ts',
      "export const a = import('@lectern/courseware');",
      'may not import packages/courseware',
    ],
    [
      'a re-export upwards',
      'packages/base/src/up.ts',
      "export { one } from '@lectern/courseware';",
      'may not import packages/courseware',
    ],
    [
      'a relative path out of the package',
      'packages/courseware/src/out.ts',
      "import '../../base/src/index.ts';",
      'leads out of packages/courseware',
    ],
    [
      'Node in a pure package',
      'packages/courseware/src/node.ts',
      "import 'node:fs';",
      'compiles without DOM and Node',
    ],
    [
      'the server importing the web',
      'apps/server/src/web.ts',
      "import '@lectern/web';",
      'apps/server may not import apps/web',
    ],
    ['an undeclared library', 'apps/server/src/lib.ts', "import 'left-pad';", 'left-pad is not declared'],
    [
      'an undeclared workspace package',
      'apps/server/src/lib.ts',
      "import '@lectern/courseware';",
      'is not declared',
    ],
    [
      'a bypassed index.ts of a server feature',
      'apps/server/src/features/documents/index.ts',
      "import '../accounts/accounts.store.ts';",
      'past its index.ts',
    ],
    [
      'the platform importing a feature',
      'apps/server/src/platform/up.ts',
      "import '../features/accounts/index.ts';",
      'platform may not import features',
    ],
    [
      'the program importing a set-up of its tests',
      'apps/server/src/features/accounts/accounts.service.ts',
      "import './test/set-up.ts';",
      'the program may not import the test file apps/server/src/features/accounts/test/set-up.ts',
    ],
    [
      'the stage importing a tool',
      'packages/stage/src/tool.ts',
      "import type { tool } from '@lectern/subject-tools';",
      'packages/stage may not import packages/subject-tools',
    ],
    [
      'a tool in the first load of the web',
      'apps/web/src/features/player/tool.ts',
      "import { tool } from '@lectern/subject-tools';",
      'may only be imported dynamically',
    ],
    ['an import of a missing file', 'apps/web/src/lost.ts', "import './nowhere.ts';", 'resolves to no file'],
  ])('reports %s', (_name, file, source, problem) => {
    if (source.includes('@lectern/web')) checkout.plant('apps/web/src/index.ts', 'export {};\n');
    if (source.includes('@lectern/subject-tools')) plantTool();
    checkout.plant('apps/server/src/features/accounts/test/set-up.ts', 'export {};\n');
    checkout.plant(file, source);
    expect(checkArrows(checkout.root).join('\n')).toContain(problem);
  });

  it.each([
    ['when a page needs it', "export const code = import('@lectern/subject-tools');"],
    ['as a type', "export type { tool } from '@lectern/subject-tools';"],
  ])('accepts that the web imports a tool %s', (_name, source) => {
    plantTool();
    checkout.plant('apps/web/src/features/player/tool.ts', source);
    expect(checkArrows(checkout.root)).toEqual([]);
  });

  it('reports a circle of files, through type imports too', () => {
    checkout.plant('packages/base/src/a.ts', "import type { B } from './b.ts';\nexport type A = B;\n");
    checkout.plant('packages/base/src/b.ts', "import type { A } from './a.ts';\nexport type B = A;\n");
    expect(checkArrows(checkout.root).join('\n')).toMatch(/circle: .*a\.ts.*b\.ts|circle: .*b\.ts.*a\.ts/);
  });

  it.each([
    ['an import', "import { b } from '../b/deep/b.ts';\nexport const a = b;\n"],
    ['a type import', "import type { b } from '../b/deep/b.ts';\nexport type A = typeof b;\n"],
  ])('reports a circle of folders when %s closes it', (_name, source) => {
    checkout.plant('apps/web/src/features/editor/a/a.ts', source);
    checkout.plant('apps/web/src/features/editor/a/other.ts', 'export const other = 1;\n');
    checkout.plant(
      'apps/web/src/features/editor/b/deep/b.ts',
      "import { other } from '../../a/other.ts';\nexport const b = other;\n",
    );
    expect(checkArrows(checkout.root)).toEqual(['circle of folders in apps/web/src/features/editor: a → b']);
  });

  it('accepts imports between a folder and the files beside it, and imports of tests', () => {
    checkout.plant('apps/web/src/features/editor/a/a.ts', "export { shared } from '../shared.ts';\n");
    checkout.plant('apps/web/src/features/editor/shared.ts', 'export const shared = 1;\n');
    checkout.plant('apps/web/src/features/editor/all.ts', "export { shared } from './a/a.ts';\n");
    checkout.plant('apps/web/src/features/editor/b/b.ts', "export { shared } from '../a/a.ts';\n");
    checkout.plant('apps/web/src/features/editor/a/a.test.ts', "import '../b/b.ts';\n");
    expect(checkArrows(checkout.root)).toEqual([]);
  });

  it('reports a wrong import, and nothing else, in a copy of two packages of this project', () => {
    const here = path.resolve(import.meta.dirname, '../../..');
    const copy = path.join(checkout.root, 'house');
    const manifests = globSync(['package.json', '{packages/*,apps/*,e2e,bench}/package.json'], { cwd: here });
    for (const part of [...manifests, 'packages/base', 'packages/protocol'])
      cpSync(path.join(here, part), path.join(copy, part), {
        recursive: true,
        filter: (source) => !source.slice(here.length).includes('node_modules'),
      });
    writeFileSync(
      path.join(copy, 'packages/base/src/planted.ts'),
      "import type {} from '@lectern/protocol';\n",
    );
    expect(checkArrows(copy)).toEqual([
      'packages/base/src/planted.ts:1: packages/base may not import packages/protocol',
      'packages/base/src/planted.ts:1: @lectern/protocol is not declared in packages/base/package.json',
    ]);
  });
});
