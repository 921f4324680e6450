import { leadingZeroBits, proofMessage } from '@lectern/protocol/proof-of-work';
import { sha256 } from './sha256.ts';

/** The window answers in between, milliseconds. */
const SLICE_MS = 30;
const BETWEEN_LOOKS = 64;

/** Does the work that a challenge of the server asks for: some hundred milliseconds mostly, some seconds at most. */
export async function proofFor(challenge: string, signal?: AbortSignal): Promise<string> {
  const bits = Number(challenge.split('.')[0]);
  const hashed = sha256(new TextEncoder().encode(challenge));
  for (let count = 0; ; ) {
    signal?.throwIfAborted();
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      for (const stop = count + BETWEEN_LOOKS; count < stop; count += 1)
        if (leadingZeroBits(sha256(proofMessage(hashed, count))) >= bits) return `${challenge}:${count}`;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
