import { late } from '@lectern/ui/late';
import { type ReactNode, useEffect, useState } from 'react';

const WaveForm = late(async () => (await import('../../../../parts/viewers/lazy.ts')).WaveForm);

/** The wave form of a sound; nothing where the browser cannot decode it, though it may play. */
export function WaveStrip({
  source,
  duration,
}: {
  readonly source: string;
  readonly duration: number;
}): ReactNode {
  const [peaks, setPeaks] = useState<readonly number[]>();
  useEffect(() => {
    const gone = new AbortController();
    import('../../../../parts/viewers/lazy.ts')
      .then(({ readWave }) => readWave(source, duration, gone.signal))
      .then(
        (read) => {
          if (!gone.signal.aborted) setPeaks(read);
        },
        // A wave form helps to find a place; without it there are the handles and the numbers.
        () => undefined,
      );
    return () => gone.abort();
  }, [source, duration]);
  return peaks ? <WaveForm peaks={peaks} played={0} /> : null;
}
