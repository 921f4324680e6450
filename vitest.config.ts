import { defineConfig } from 'vitest/config';
import { ResultsReporter } from './scripts/test/results-reporter.ts';

const results = process.env.LECTERN_RESULTS;

export default defineConfig({
  test: {
    // A test that is focused leaves all others out: it fails, on every machine.
    allowOnly: false,
    reporters: results ? ['default', new ResultsReporter(results)] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'scripts/test/*.test.ts',
            'packages/*/{src,test}/**/*.test.{ts,tsx}',
            'apps/web/{src,build}/**/*.test.{ts,tsx}',
            'bench/src/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          allowOnly: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/server/test/postgres-setup.ts'],
          environment: 'node',
          allowOnly: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each test server has a database of its own, and much of its time it waits.
          maxWorkers: 2,
        },
      },
    ],
  },
});
