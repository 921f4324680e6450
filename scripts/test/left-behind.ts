import { afterAll, expect, vi } from 'vitest';

/**
 * The files of a worker run one after another in one process (`isolate` of vitest.config.ts): what a file puts in the
 * place of something everybody has, a clock, a global or an environment variable, is taken away again after it, or the
 * file fails here and not some file after it. What libraries add when they are read stays.
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
  expect(changed, 'globals that are not what they were before').toEqual([]);
  expect({ ...process.env }, 'environment that is not what it was before').toEqual(environment);
});
