import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the program that does not arrive in this time is given up, milliseconds (specification, section 9). */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the program could not be loaded: mostly because a newer version took its place. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

async function load<Module>(importer: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([importer(), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A screen in its own file, loaded when it is first shown. */
export function lazyScreen<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load(importer) }));
}
