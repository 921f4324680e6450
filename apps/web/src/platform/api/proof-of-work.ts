import { sha256Bytes } from '@lectern/base/sha256';
import { leadingZeroBits, proofMessage } from '@lectern/protocol/proof-of-work';

/** Length of a slice of work after which the window can respond to input, milliseconds. */
const SLICE_MS = 30;
const BETWEEN_LOOKS = 64;

/** Solves a challenge of the server: usually within some hundred milliseconds, at most some seconds. */
export async function proofFor(challenge: string, signal?: AbortSignal): Promise<string> {
  const bits = Number(challenge.split('.')[0]);
  const hashed = sha256Bytes(new TextEncoder().encode(challenge));
  for (let count = 0; ; ) {
    signal?.throwIfAborted();
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      for (const stop = count + BETWEEN_LOOKS; count < stop; count += 1)
        if (leadingZeroBits(sha256Bytes(proofMessage(hashed, count))) >= bits) return `${challenge}:${count}`;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
