import { useEffect, useState } from 'react';
import { readWave } from './read-wave.ts';

/** The wave form of the sound at an address; undefined until it is read, and when there is none. */
export function useWave(url: string, seconds: number, renewals: number): readonly number[] | undefined {
  const [wave, setWave] = useState<readonly number[]>();
  const isDrawn = wave !== undefined;
  // A renewed address leads to the same sound.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused in passing is read again
  useEffect(() => {
    if (isDrawn) return;
    const abort = new AbortController();
    void readWave(url, seconds, abort.signal).then((read) => {
      if (!abort.signal.aborted && read) setWave(read);
    });
    return () => abort.abort();
  }, [url, seconds, isDrawn, renewals]);
  return wave;
}
