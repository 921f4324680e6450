import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { COMPONENT_ARGS } from './e2e/src/chromium-args.ts';
import { webFontSheets } from './packages/stage/build/web-font-sheets.ts';
import { browserCommands } from './scripts/test/browser-commands.ts';
import { findChromium } from './scripts/test/ensure-chromium.ts';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { ResultsReporter } from './scripts/test/results-reporter.ts';

const results = process.env.LECTERN_RESULTS;

const UNIT = [
  'scripts/**/*.test.ts',
  'packages/*/{src,test}/**/*.test.{ts,tsx}',
  'apps/web/{src,build}/**/*.test.{ts,tsx}',
  'bench/src/**/*.test.{ts,tsx}',
];
/** Tests of components that run within a browser page, beside the component. */
const BROWSER = ['{apps/web,packages/*}/src/**/*.browser.test.{ts,tsx}'];
const SERVER = ['apps/server/{src,test}/**/*.test.ts'];
const filesWith = (files: string[], mark: RegExp) =>
  globSync(files, { cwd: import.meta.dirname }).filter((file) =>
    mark.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  );
const REPLACES_MODULES = /vi\.(mock|doMock|resetModules)\(/;
/** Files marked `@isolated` need a process of their own: they test the effect of loading a module first, or leave work. */
const isolated = filesWith(UNIT, /@isolated/);
/** Files that replace a module need modules that no other file has loaded; they can have them in one process. */
const mocking = filesWith(UNIT, REPLACES_MODULES).filter((file) => !isolated.includes(file));
const isolatedServer = [...filesWith(SERVER, /@isolated/), ...filesWith(SERVER, REPLACES_MODULES)];
const DEFAULTS = [`${import.meta.dirname}/scripts/test/defaults.ts`];

const everywhere = {
  environment: 'node',
  // By default Vitest keeps one of two processors free.
  maxWorkers: 2,
  // A focused test leaves all others out, so it fails on every machine.
  allowOnly: false,
  // The limit is for a slow or busy machine; it still ends a test that hangs.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const;

const server = {
  globalSetup: ['apps/server/test/setup/postgres-setup.ts'],
  // Each test server has a separate database, and mostly waits: for a job, a program, a lost connection.
  maxWorkers: 3,
} as const;

export default defineConfig({
  test: {
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    reporters: results ? ['default', new ResultsReporter(results)] : ['default'],
    projects: [
      {
        plugins: [webFontSheets()],
        test: {
          ...everywhere,
          name: 'unit',
          // Reading the same modules again for each file takes half of all the time.
          isolate: false,
          setupFiles: [...DEFAULTS, 'scripts/test/left-behind.ts'],
          include: UNIT,
          exclude: [...configDefaults.exclude, ...isolated, ...mocking, ...BROWSER],
        },
      },
      {
        plugins: [webFontSheets()],
        test: {
          ...everywhere,
          name: 'unit-mocking',
          // A process takes half a second to start.
          isolate: false,
          sequence: { setupFiles: 'list' },
          setupFiles: ['scripts/test/own-modules.ts', ...DEFAULTS, 'scripts/test/left-behind.ts'],
          include: mocking,
        },
      },
      {
        plugins: [webFontSheets()],
        test: { ...everywhere, name: 'unit-isolated', setupFiles: DEFAULTS, include: isolated },
      },
      {
        test: {
          ...everywhere,
          ...server,
          name: 'server',
          // The program's modules are read once for all files of a worker, as above.
          isolate: false,
          setupFiles: [...DEFAULTS, 'scripts/test/left-behind.ts'],
          include: SERVER,
          exclude: [...configDefaults.exclude, ...isolatedServer],
        },
      },
      {
        test: {
          ...everywhere,
          ...server,
          name: 'server-isolated',
          setupFiles: DEFAULTS,
          include: isolatedServer,
        },
      },
      {
        root: 'apps/web',
        plugins: [react(), webFontSheets()],
        // Code that is loaded on demand imports these packages: if they were found during a run, the page of the tests
        // would be reloaded.
        optimizeDeps: {
          include: ['@tanstack/react-table', 'mathlive'],
          // The React that schools run: React for development takes four times as long to render.
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        oxc: { jsx: { development: false } },
        test: {
          ...everywhere,
          name: 'browser',
          include: ['.', '../../packages/*'].map((part) => `${part}/src/**/*.browser.test.{ts,tsx}`),
          // All files share one page: a module is read once, and each test mounts the components that it tests.
          isolate: false,
          fileParallelism: false,
          // Runs after the other projects: Vitest does not mix numbers of workers.
          sequence: { groupOrder: 1 },
          setupFiles: [...DEFAULTS, `${import.meta.dirname}/apps/web/src/platform/testing/browser-setup.ts`],
          testTimeout: 60_000,
          // Most states need one frame.
          expect: { poll: { ...everywhere.expect.poll, interval: 20 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1366, height: 768 },
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? '/usr/bin/chromium',
                args: COMPONENT_ARGS,
              },
              contextOptions: { locale: 'zh-CN', hasTouch: true },
            }),
            commands: browserCommands,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
