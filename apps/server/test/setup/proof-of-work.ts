import { createHash } from 'node:crypto';
import type { ErrorReply } from '@lectern/protocol';
import { PROOF_HEADER } from '@lectern/protocol/constants';
import { leadingZeroBits, proofMessage } from '@lectern/protocol/proof-of-work';

/** Does the work that an error requested, and returns the headers for the next call. */
export function proving({ code, details }: ErrorReply): Record<string, string> {
  if (code !== 'PROOF_NEEDED') throw new Error(`${code} was returned without a request for proof of work`);
  const challenge = String(details.challenge);
  const hashed = createHash('sha256').update(challenge).digest();
  const bits = Number(challenge.split('.')[0]);
  for (let count = 0; ; count += 1) {
    const hash = createHash('sha256').update(proofMessage(hashed, count)).digest();
    if (leadingZeroBits(hash) >= bits) return { [PROOF_HEADER]: `${challenge}:${count}` };
  }
}
