/** Number of bars in a wave form. */
export const BARS = 160;

/** The peaks of so many parts of a sound, each from 0 to 1 relative to the loudest part. */
export function peaksOf(channels: readonly Float32Array[], count = BARS): readonly number[] {
  const length = channels[0]?.length ?? 0;
  const peaks = Array.from({ length: count }, (_, bar) => {
    const [from, to] = [Math.floor((bar * length) / count), Math.floor(((bar + 1) * length) / count)];
    let peak = 0;
    for (const channel of channels) {
      for (let at = from; at < to; at += 1) {
        const value = Math.abs(channel[at] ?? 0);
        if (value > peak) peak = value;
      }
    }
    return peak;
  });
  const loudest = Math.max(...peaks);
  // Silence is not amplified.
  return loudest > 0.001 ? peaks.map((peak) => Math.min(1, peak / loudest)) : peaks.map(() => 0);
}
