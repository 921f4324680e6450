import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What the program is started with. glibc takes freed memory of up to 32 MB for its own once it was asked for as much, and
 * keeps it; with these it goes back to the machine: a large file read into the program leaves a third of what it left.
 * They are read once, when a process begins. `NODE_COMPILE_CACHE`: the second start is faster.
 */
export const programEnvironment = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
  ...process.env,
};
