import { peaksOf } from './wave.ts';

/** Enough to see how loud a sound is; the least that every browser decodes to. */
const RATE = 8_000;
/** A longer one is decoded into more memory than a phone has, seconds: it plays without its wave form. */
const LONGEST = 600;
const MOST_BYTES = 32 * 1024 ** 2;

/** The wave form of a sound; undefined where it is too long for that, or the browser cannot decode it, though it may play. */
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
