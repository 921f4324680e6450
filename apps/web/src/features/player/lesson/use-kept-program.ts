import { useEffect, useState } from 'react';
import { type KeptProgram, keptProgram } from './offline-readiness.ts';

/** While the application is being put away it is looked for again so often, milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Whether the browser keeps the application, as far as is known. */
export function useKeptProgram(): KeptProgram {
  const [program, setProgram] = useState<KeptProgram>('asked');
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // Missing on pages that are no secure context, whatever the types say.
      const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
      const now = await keptProgram({ worker, caches: globalThis.caches as CacheStorage | undefined });
      if (left) return;
      setProgram(now);
      if (now === 'coming') timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return program;
}
