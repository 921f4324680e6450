import { createHash } from 'node:crypto';
import { leadingZeroBits, proofMessage } from '@lectern/protocol/proof-of-work';
import { describe, expect, it } from 'vitest';
import { proofFor } from './proof-of-work.ts';

describe('a proof of work', () => {
  it('is a number whose hash begins with the required number of zero bits', async () => {
    for (const bits of [1, 7, 8, 12]) {
      const challenge = `${bits}.1790000000000.nonce.signature`;
      const [said = '', count] = (await proofFor(challenge)).split(':');
      expect(said).toBe(challenge);
      const message = proofMessage(createHash('sha256').update(challenge).digest(), Number(count));
      expect(leadingZeroBits(createHash('sha256').update(message).digest())).toBeGreaterThanOrEqual(bits);
    }
  });

  it('is aborted when the call is cancelled', async () => {
    await expect(proofFor('64.0.nonce.signature', AbortSignal.timeout(50))).rejects.toThrow();
  });
});
