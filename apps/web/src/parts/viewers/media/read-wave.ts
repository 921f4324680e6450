/** Number of bars in a wave form. */
export const BARS = 160;

/** The peaks of this many parts of a sound, each from 0 to 1 relative to the loudest part. */
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

/** Sample rate, hertz: enough to see the loudness, and the lowest that every browser supports. */
const RATE = 8_000;
/** Longest sound with a wave form, seconds: decoding a longer sound needs more memory than a phone has. */
const LONGEST = 600;
const MOST_BYTES = 32 * 1024 ** 2;

/**
 * The wave form of a sound; undefined when the sound is too long or the browser cannot decode it, although it may play
 * it.
 */
export async function readWave(
  url: string,
  seconds: number,
  signal: AbortSignal,
): Promise<readonly number[] | undefined> {
  if (!(seconds > 0 && seconds <= LONGEST)) return undefined;
  try {
    const answer = await fetch(url, { signal });
    const { headers } = answer;
    if (!answer.ok || Number(headers.get('content-length') ?? 0) > MOST_BYTES) {
      await answer.body?.cancel();
      return undefined;
    }
    const bytes = await answer.arrayBuffer();
    const sound = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
    signal.throwIfAborted();
    return peaksOf(Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at)));
  } catch {
    return undefined;
  }
}
