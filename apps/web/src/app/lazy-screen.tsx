import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react';
import { LoadingScreen } from './state-screens.tsx';

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

/** A screen in its own file: brought when it is first shown, or ahead of that. */
export interface LazyScreen<Props extends object> {
  (props: Props): ReactNode;
  /** Resolves when the screen can be shown without waiting; rejects with a ChunkLoadError, and may be asked again. */
  bring(): Promise<void>;
}

/**
 * Not React's `lazy`: that shows its fallback for a moment even when the code is there already, and then holds what
 * comes after a fallback back for 300 ms. A show must not wait for that.
 */
export function lazyScreen<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const bring = (): Promise<void> => {
    loading ??= load(importer).then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a screen, when its module is read
  function Screen(props: Props): ReactNode {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (loaded) return;
      let left = false;
      bring().then(
        () => {
          if (!left) redraw();
        },
        (error: unknown) => {
          if (!left) setFailure({ error });
        },
      );
      return () => {
        left = true;
      };
    }, []);
    if (failure) throw failure.error;
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : <LoadingScreen />;
  }
  return Object.assign(Screen, { bring });
}
