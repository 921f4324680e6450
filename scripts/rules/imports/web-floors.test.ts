import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../planted-checkout.ts';
import { checkWebFloors } from './web-floors.ts';

const WEB = 'apps/web/src';
let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
  const plant = (file: string, source: string) => checkout.plant(`${WEB}/${file}`, source);
  plant('main.tsx', "import './main.css';\nimport { screen } from './app/app.tsx';\nscreen();\n");
  plant('main.css', '');
  plant(
    'app/app.tsx',
    "import { editor } from '../features/editor/index.ts';\nexport const screen = () => [editor, import('../features/desk/lazy.ts')];\n",
  );
  plant('features/desk/lazy.ts', "export { desk } from './desk.ts';\n");
  plant('features/desk/desk.ts', "export { card as desk } from '../../parts/documents/index.ts';\n");
  plant(
    'parts/documents/index.ts',
    "import { call } from '../../platform/call.ts';\nimport { list } from '../transfer/index.ts';\nexport const card = [call, list];\n",
  );
  plant('parts/documents/row.ts', 'export const row = 1;\n');
  plant('parts/transfer/index.ts', 'export const list = 1;\n');
  plant('parts/code.ts', "import { list } from './transfer/index.ts';\nexport const code = list;\n");
  plant('features/editor/code.ts', "export { code } from '../../parts/code.ts';\n");
  plant('print/main.tsx', "import { one } from '@lectern/courseware';\nexport const print = one;\n");
});

afterEach(() => checkout.remove());

describe('the layers of the web application', () => {
  it('have no violation when every file imports downwards through an index.ts', () => {
    expect(checkWebFloors(checkout.root)).toEqual([]);
  });

  it.each([
    [
      'a feature importing another',
      'features/editor/a.ts',
      "import '../desk/lazy.ts';",
      'may not import features/desk',
    ],
    [
      'a feature importing a type of another',
      'features/editor/a.ts',
      "import type { desk } from '../desk/desk.ts';",
      'features/editor may not import features/desk',
    ],
    [
      'a part importing a feature',
      'parts/transfer/a.ts',
      "export type A = import('../../features/editor/index.ts').A;",
      'parts/transfer may not import features',
    ],
    [
      'a feature importing app',
      'features/editor/a.ts',
      "export const a = import('../../app/app.tsx');",
      'features/editor may not import app',
    ],
    [
      'a part importing app',
      'parts/transfer/a.ts',
      "export { screen } from '../../app/app.tsx';",
      'parts/transfer may not import app',
    ],
    [
      'the platform importing a part',
      'platform/a.ts',
      "import { list } from '../parts/transfer/index.ts';",
      'platform may not import parts',
    ],
    [
      'a feature bypassing the index.ts of a part',
      'features/editor/a.ts',
      "import { row } from '../../parts/documents/row.ts';",
      'parts/documents is imported past its index.ts',
    ],
    [
      'a part bypassing the index.ts of another part',
      'parts/viewers/a.ts',
      "import { row } from '../documents/row.ts';",
      'parts/documents is imported past its index.ts',
    ],
    [
      'a part bypassing the index.ts of another part dynamically',
      'features/editor/a.ts',
      "export const a = import('../../parts/documents/row.ts');",
      'parts/documents is imported past its index.ts',
    ],
    [
      'an import of a nested index.ts of a part',
      'features/editor/a.ts',
      "import { row } from '../../parts/documents/rows/index.ts';",
      'parts/documents is imported past its index.ts',
    ],
    [
      'app bypassing the index.ts of a feature',
      'app/a.ts',
      "import { desk } from '../features/desk/desk.ts';",
      'features/desk is imported past its index.ts',
    ],
    [
      'a static import of a lazy.ts',
      'app/a.ts',
      "import { desk } from '../features/desk/lazy.ts';",
      'features/desk/lazy.ts may only be imported dynamically',
    ],
    [
      'circular imports of parts',
      'parts/transfer/a.ts',
      "import type { card } from '../documents/index.ts';",
      'circle of parts',
    ],
    [
      'a circle through a part of one file',
      'parts/transfer/a.ts',
      "import type { code } from '../code.ts';",
      'circle of parts',
    ],
    [
      'a file of the platform named after a part of one file',
      'platform/code-cache.ts',
      '',
      'platform may not name code',
    ],
    [
      'the platform importing a package of the domain',
      'platform/a.ts',
      "import type { one } from '@lectern/courseware';",
      'the platform may not import @lectern/courseware',
    ],
    [
      'the platform importing an endpoint of the domain',
      'platform/a.ts',
      "import { getDocument } from '@lectern/protocol/documents';",
      'the platform may not import @lectern/protocol/documents',
    ],
    [
      'a file of the platform named after a part',
      'platform/document-cache.ts',
      '',
      'platform may not name document',
    ],
    [
      'a folder of the platform named after the domain',
      'platform/uploads/a.ts',
      '',
      'platform may not name upload',
    ],
    [
      'an import for side effects only',
      'app/a.ts',
      "import '../platform/call.ts';",
      'is imported only for its side effects',
    ],
    ['a folder beside app, features, parts and platform', 'shared/a.ts', '', 'belongs to none of'],
    [
      'the print page importing the platform',
      'print/a.ts',
      "import { call } from '../platform/call.ts';",
      'print is built separately and may not import platform',
    ],
  ])('have a violation for %s', (_name, file, source, problem) => {
    checkout.plant(`${WEB}/parts/documents/rows/index.ts`, 'export const row = 1;\n');
    checkout.plant(`${WEB}/${file}`, source);
    expect(checkWebFloors(checkout.root).join('\n')).toContain(problem);
  });
  it('allow a test of the app to import the modules that tests of a feature share, and not the app itself', () => {
    checkout.plant(`${WEB}/features/editor/testing/mounted.ts`, 'export const mount = 1;\n');
    const source = "import { mount } from '../features/editor/testing/mounted.ts';\nexport { mount };\n";
    checkout.plant(`${WEB}/app/a.browser.test.tsx`, source);
    expect(checkWebFloors(checkout.root)).toEqual([]);
    checkout.plant(`${WEB}/app/a.ts`, source);
    expect(checkWebFloors(checkout.root).join('\n')).toContain('is imported past its index.ts');
  });

  it('allow a test of a feature to import the modules that tests of a part share, and not the feature itself', () => {
    checkout.plant(`${WEB}/parts/courseware/testing/mock.ts`, 'export const mock = 1;\n');
    const source = "import { mock } from '../../parts/courseware/testing/mock.ts';\nexport { mock };\n";
    checkout.plant(`${WEB}/features/board/testing/mounted.ts`, source.replace('../..', '../../..'));
    expect(checkWebFloors(checkout.root)).toEqual([]);
    checkout.plant(`${WEB}/features/board/board.ts`, source);
    expect(checkWebFloors(checkout.root).join('\n')).toContain('is imported past its index.ts');
  });

  it('allow a test of a separately built page to import the modules that tests share, and no others', () => {
    checkout.plant(`${WEB}/platform/call.ts`, 'export const call = 1;\n');
    checkout.plant(`${WEB}/platform/testing/mounted.ts`, 'export const mount = 1;\n');
    const test = `${WEB}/gallery/gallery.browser.test.tsx`;
    checkout.plant(test, "import { mount } from '../platform/testing/mounted.ts';\nexport { mount };\n");
    expect(checkWebFloors(checkout.root)).toEqual([]);
    checkout.plant(test, "import { call } from '../platform/call.ts';\nexport { call };\n");
    expect(checkWebFloors(checkout.root).join('\n')).toContain('gallery is built separately');
  });
});
