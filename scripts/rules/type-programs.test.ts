import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../test/process.ts';
import { checkTypes, typePrograms } from './type-programs.ts';

/** Workspaces without tests beside `src` have one project; pure packages have another one for their tests. */
const PURE = [
  'base',
  'courseware',
  'paper-cards',
  'pdf',
  'playback',
  'pptx',
  'protocol',
  'question-files',
  'questions',
  'ready-questions',
].map((name) => `packages/${name}`);
const OTHERS = ['property-panel', 'question-views', 'stage', 'subject-tools', 'ui'].map(
  (name) => `packages/${name}`,
);

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'type-programs-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), source);
}

/** The compiler settings of this checkout without its sources. */
function takeSettings(): void {
  for (const file of globSync(
    ['tsconfig.base.json', '{packages/*,apps/*,e2e,bench,scripts}/tsconfig*.json'],
    { cwd: ROOT },
  ))
    cpSync(path.join(ROOT, file), path.join(root, file));
  plant('package.json', JSON.stringify({ type: 'module' }));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
}

/** Lines that the compiler reports for the planted files. */
async function problems(): Promise<string> {
  const outputs = [];
  for (const program of typePrograms(root))
    outputs.push(await checkTypes(root, program, path.join(root, 'cache')));
  return outputs.join('\n');
}

it('typePrograms groups the projects by their compiler options', () => {
  const project = (compilerOptions: object, more: object = {}) =>
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['src'], ...more });
  plant('packages/a/tsconfig.json', project({ types: ['node'], jsx: 'react' }));
  plant('packages/b/tsconfig.json', project({}, { exclude: ['src/**/*.test.ts'] }));
  plant('packages/c/tsconfig.json', project({ jsx: 'react', types: ['node'] }));
  expect(
    typePrograms(root).map(({ projects, include, exclude }) => ({ projects, include, exclude })),
  ).toEqual([
    {
      projects: ['packages/a/tsconfig.json', 'packages/c/tsconfig.json'],
      include: ['packages/a/src', 'packages/c/src'],
      exclude: [],
    },
    {
      projects: ['packages/b/tsconfig.json'],
      include: ['packages/b/src'],
      exclude: ['packages/b/src/**/*.test.ts'],
    },
  ]);
});

it.each([
  [{ extends: '../other.json' }, 'does not extend tsconfig.base.json'],
  [{ extends: '../../tsconfig.base.json', files: ['a.ts'] }, 'sets files'],
])('typePrograms throws when a project is %j', (config, problem) => {
  plant('packages/a/tsconfig.json', JSON.stringify(config));
  expect(() => typePrograms(root)).toThrow(problem);
});

it('checkTypes reports a wrong type in each workspace and in its tests, and DOM and Node in pure packages', async () => {
  takeSettings();
  const WRONG = "export const one: number = 'one';\n";
  const wrong = [
    ...[...PURE, ...OTHERS, 'apps/server', 'apps/web', 'e2e', 'bench'].flatMap((folder) => [
      `${folder}/src/wrong.ts`,
      `${folder}/src/wrong.test.ts`,
    ]),
    ...PURE.map((folder) => `${folder}/test/wrong.ts`),
    'apps/server/migrations/wrong.ts',
    'apps/server/test/wrong.ts',
    'apps/web/build/wrong.ts',
    'apps/web/vite.config.ts',
    'scripts/rules/wrong.ts',
  ];
  for (const file of wrong) plant(file, WRONG);
  for (const folder of PURE) {
    plant(`${folder}/src/dom.ts`, 'export const dom = document;\n');
    plant(`${folder}/src/node.ts`, "export { readFileSync } from 'node:fs';\n");
    plant(`${folder}/src/dom.test.ts`, 'export const dom = document;\n');
  }
  plant('apps/server/src/dom.ts', 'export const dom = document;\n');
  const found = await problems();
  const missing = [
    ...wrong.map((file) => `${file}(1,14): error TS2322`),
    ...PURE.map((folder) => `${folder}/src/dom.ts(1,20): error TS2584`),
    ...PURE.map((folder) => `${folder}/src/dom.test.ts(1,20): error TS2584`),
    ...PURE.map((folder) => `${folder}/src/node.ts(1,30): error`),
    'apps/server/src/dom.ts(1,20): error TS2584',
  ].filter((each) => !found.includes(each));
  expect(missing, found).toEqual([]);
});

it('checkTypes reports no error for right types, and DOM only where it is missing', async () => {
  takeSettings();
  for (const folder of PURE) {
    plant(`${folder}/src/right.ts`, 'export const one = 1;\n');
    plant(`${folder}/src/right.test.ts`, "export { readFileSync } from 'node:fs';\n");
  }
  for (const folder of [...OTHERS, 'apps/web', 'e2e', 'bench'])
    plant(`${folder}/src/right.ts`, 'export const dom = document;\n');
  for (const folder of ['apps/server/src', 'scripts'])
    plant(`${folder}/right.ts`, "export { readFileSync } from 'node:fs';\n");
  expect((await problems()).trim()).toBe('');
});
