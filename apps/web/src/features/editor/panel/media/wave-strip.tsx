import { lazyComponent } from '@lectern/ui/lazy';
import { type ReactNode, useEffect, useState } from 'react';

const WaveForm = lazyComponent(async () => (await import('../../../../parts/viewers/lazy.ts')).WaveForm);

/** The waveform of a sound; empty when the browser cannot decode it. */
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
        // Without a waveform the handles and numbers still work.
        () => undefined,
      );
    return () => gone.abort();
  }, [source, duration]);
  return peaks ? <WaveForm peaks={peaks} played={0} /> : null;
}
