import { LecternError } from '@lectern/protocol';
import { PROOF_HEADER } from '@lectern/protocol/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { proving } from '../../../../test/setup/proof-of-work.ts';
import { JoinPace } from './join-pace.ts';
import { ProofsOfWork } from './proofs-of-work.ts';

let now = 0;
let pace: JoinPace;
beforeEach(() => {
  now = 0;
  const clock = { now: () => now };
  pace = new JoinPace(new ProofsOfWork(Buffer.alloc(32), clock), clock);
});

const CODE = '123456';
/** The error of a try to join; undefined when it is accepted. */
function refusal(device: string | undefined, more: object = {}, code = CODE): LecternError | undefined {
  try {
    pace.take(code, { address: 'school', device, proof: undefined, ...more });
    return undefined;
  } catch (error) {
    if (error instanceof LecternError) return error;
    throw error;
  }
}

describe('the limit on how fast phones join a lesson', () => {
  it('lets a class join freely, and requires proof of work from the rest of three hundred phones', () => {
    for (let count = 0; count < 80; count += 1) expect(refusal(`phone ${count}`)).toBeUndefined();
    const bits = Array.from({ length: 3 }, (_, count) => {
      const refused = refusal(count === 0 ? undefined : `made up ${count}`);
      expect(refused?.code).toBe('PROOF_NEEDED');
      return Number(String(refused?.details.challenge).split('.')[0]);
    });
    expect(bits).toEqual([18, 18, 18]);
    // Earlier phones, another lesson and other addresses are not affected.
    expect(refusal('phone 3')).toBeUndefined();
    expect(refusal('new', {}, '654321')).toBeUndefined();
    expect(refusal('new', { address: 'at home' })).toBeUndefined();
    now += 600_000;
    expect(refusal('new')).toBeUndefined();
  });

  it('admits a phone with proof of work from the same address', () => {
    for (let count = 0; count < 80; count += 1) refusal(undefined);
    const refused = refusal('late');
    if (!refused) throw new Error('no proof of work was requested');
    const { code, details, message } = refused;
    const proof = proving({ code, details, message })[PROOF_HEADER];
    expect(refusal('late', { proof })).toBeUndefined();
    expect(refusal('another', { proof })?.code).toBe('PROOF_NEEDED');
  });

  it('refuses only the phone that has tried several times', () => {
    const tries = Array.from({ length: 600 }, () => refusal('a script')?.code);
    expect(tries.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => undefined));
    expect(tries.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(refusal('a phone')).toBeUndefined();
  });
});
