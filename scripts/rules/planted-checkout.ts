import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small project with the same structure as this one, to which a test adds the errors that the checks must report. */
export interface PlantedCheckout {
  readonly root: string;
  plant(file: string, source: string): void;
  remove(): void;
}

export function plantCheckout(): PlantedCheckout {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-house-'));
  const plant = (file: string, source: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  };
  const manifest = (folder: string, name: string, dependencies: readonly string[]): void => {
    const declared = Object.fromEntries(dependencies.map((each) => [each, '*']));
    plant(
      `${folder}/package.json`,
      JSON.stringify({ name, exports: { '.': './src/index.ts' }, dependencies: declared }),
    );
  };
  plant('package.json', JSON.stringify({ name: 'top', devDependencies: { vitest: '*' } }));
  manifest('packages/base', '@lectern/base', []);
  manifest('packages/courseware', '@lectern/courseware', ['@lectern/base']);
  manifest('apps/server', '@lectern/server', ['@lectern/base', 'fastify']);
  manifest('packages/stage', '@lectern/stage', ['@lectern/courseware']);
  manifest('packages/subject-tools', '@lectern/subject-tools', ['@lectern/courseware']);
  manifest('apps/web', '@lectern/web', ['@lectern/base', '@lectern/courseware', '@lectern/subject-tools']);
  plant('packages/base/src/index.ts', 'export const one = 1;\n');
  plant('packages/courseware/src/index.ts', "export { one } from '@lectern/base';\n");
  plant('apps/server/src/features/accounts/index.ts', "export { secret } from './accounts.store.ts';\n");
  plant('apps/server/src/features/accounts/accounts.store.ts', 'export const secret = 1;\n');
  plant(
    'apps/web/src/features/editor/index.ts',
    "import { one } from '@lectern/courseware';\nexport const editor = one;\n",
  );
  plant('apps/web/src/platform/call.ts', 'export const call = 1;\n');
  return { root, plant, remove: () => rmSync(root, { recursive: true, force: true }) };
}
