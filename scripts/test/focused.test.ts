import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedCheckout, plantCheckout } from '../rules/planted-checkout.ts';
import { ROOT, runProgram } from './process.ts';

let checkout: PlantedCheckout;

beforeEach(() => {
  checkout = plantCheckout();
  for (const part of [
    'biome.json',
    '.gitignore',
    'vitest.config.ts',
    'packages/stage/build',
    'packages/stage/src/view/text/fonts/font-faces.ts',
    'packages/stage/src/view/text/fonts/sized-faces.ts',
    'scripts/test',
    'e2e/playwright.config.ts',
    'e2e/src/chromium-args.ts',
  ])
    cpSync(path.join(ROOT, part), path.join(checkout.root, part), {
      recursive: true,
      filter: (source) => !source.endsWith('.test.ts'),
    });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(checkout.root, 'node_modules'));
});

afterEach(() => checkout.remove());

const focused = (framework: string) =>
  `import { test } from '${framework}';\n\ntest.only('one', () => {});\ntest('another', () => {});\n`;

/** The environment for a separate test runner, so that it does not take itself for a part of this one. */
const outside = { VITEST: '', VITEST_POOL_ID: '', VITEST_WORKER_ID: '', LECTERN_RESULTS: '', CI: '' };

describe('a focused test', () => {
  it('fails the lint', async () => {
    const file = 'scripts/test/planted.test.ts';
    checkout.plant(file, focused('vitest'));
    const { code, output } = await runProgram('biome', ['lint', '--vcs-enabled=false', file], {
      cwd: checkout.root,
    });
    expect(output).toContain('noFocusedTests');
    expect(code).not.toBe(0);
  });

  it('fails in Playwright', async () => {
    checkout.plant('e2e/src/planted.spec.ts', focused('@playwright/test'));
    const config = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line'];
    const { code, output } = await runProgram('playwright', config, { cwd: checkout.root, env: outside });
    expect(output).toMatch(/focused item found|\.only/);
    expect(code).not.toBe(0);
  }, 60_000);
});

describe('in Vitest, a test file', () => {
  it('fails when it is focused or leaves a global or the environment changed, but not when it used stubs', async () => {
    const file = (work: string) =>
      `import { test, vi } from 'vitest';\n\ntest('one', () => {\n  ${work}\n});\n`;
    checkout.plant('scripts/test/planted.test.ts', focused('vitest'));
    checkout.plant('scripts/test/global.test.ts', file('globalThis.fetch = () => Promise.reject();'));
    checkout.plant('scripts/test/variable.test.ts', file("process.env.LECTERN_PLANTED = 'x';"));
    checkout.plant(
      'scripts/test/clean.test.ts',
      file("vi.useFakeTimers();\n  vi.stubGlobal('fetch', () => 0);\n  vi.stubEnv('LECTERN_STUBBED', 'x');"),
    );
    const run = ['run', '--project=unit', '--root', checkout.root];
    // One run for all files, because each takes seconds to start.
    const { code, output } = await runProgram('vitest', run, { cwd: checkout.root, env: outside });
    expect(code).not.toBe(0);
    expect(output).toMatch(/FAIL.*planted\.test\.ts/);
    expect(output).toContain('Unexpected .only modifier');
    expect(output).toMatch(/FAIL.*global\.test\.ts/);
    expect(output).toMatch(/FAIL.*variable\.test\.ts/);
    expect(output).not.toMatch(/FAIL.*clean\.test\.ts/);
  }, 60_000);
});
