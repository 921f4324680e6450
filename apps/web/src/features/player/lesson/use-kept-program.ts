import { useEffect, useState } from 'react';
import { type KeptProgram, keptProgram } from './offline-readiness.ts';

/** Interval of the check while the application is being cached, milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Whether the browser has cached the application, according to the last check. */
export function useKeptProgram(): KeptProgram {
  const [program, setProgram] = useState<KeptProgram>('asked');
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // The value is undefined in an insecure context, although the types say otherwise.
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
