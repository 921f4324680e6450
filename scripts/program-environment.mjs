import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Environment variables of the program. By default glibc raises its mmap threshold to up to 32 MB when blocks of that
 * size are freed, and then keeps their memory; with these settings freed memory is returned to the system: after a
 * large file was read, the process keeps a third as much. They are read once, at process start. `NODE_COMPILE_CACHE`
 * makes the second start faster.
 */
export const programEnvironment = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
  ...process.env,
};
