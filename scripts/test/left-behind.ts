import { afterAll, expect, vi } from 'vitest';

/**
 * The test files of a worker run one after another in one process (`isolate` of vitest.config.ts). Stubs of shared
 * objects, such as a clock, a global or an environment variable, are removed after each file; a file that leaves other
 * changes fails itself, instead of breaking a later file. Globals that libraries add are allowed.
 */
const before = Object.getOwnPropertyDescriptors(globalThis);
const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  const after: Record<string, PropertyDescriptor> = Object.getOwnPropertyDescriptors(globalThis);
  const changed = Object.entries(before)
    .filter(([name, { value }]) => !Object.is(after[name]?.value, value))
    .map(([name]) => name);
  expect(changed, 'globals that were changed').toEqual([]);
  expect({ ...process.env }, 'environment variables that were changed').toEqual(environment);
});
