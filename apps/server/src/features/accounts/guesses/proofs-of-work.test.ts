import type { LecternError } from '@lectern/protocol';
import { PROOF_HEADER } from '@lectern/protocol/constants';
import { expect, it } from 'vitest';
import { proving } from '../../../../test/setup/proof-of-work.ts';
import { ProofsOfWork } from './proofs-of-work.ts';

let now = 1_000_000;
const clock = { now: () => now };
const proofs = new ProofsOfWork(Buffer.alloc(32, 1), clock);

function proofOf({ code, details, message }: LecternError): string {
  return proving({ code, details, message })[PROOF_HEADER] ?? '';
}

it('a proof of work is accepted once, for the subject and the bits that were requested', () => {
  const proof = proofOf(proofs.needed('chen at school', 8));
  expect(proofs.take('li at school', 8, proof)).toBe(false);
  expect(proofs.take('chen at school', 9, proof)).toBe(false);
  expect(proofs.take('chen at school', 8, proof)).toBe(true);
  expect(proofs.take('chen at school', 8, proof)).toBe(false);
});

it('a proof of work is refused when it is forged, does not solve the challenge, or is too old', () => {
  const proof = proofOf(proofs.needed('chen', 12));
  const [challenge = ''] = proof.split(':');
  const lighter = challenge.replace(/^12/, '01');
  const other = new ProofsOfWork(Buffer.alloc(32, 2), clock);
  const made = [
    `${lighter}:0`,
    `${challenge}:${Number(proof.split(':')[1]) + 1}`,
    `${challenge}:`,
    'nothing',
    '',
  ];
  expect(made.map((each) => proofs.take('chen', 1, each))).toEqual(made.map(() => false));
  expect(other.take('chen', 12, proof)).toBe(false);
  now += 300_001;
  expect(proofs.take('chen', 12, proof)).toBe(false);
});
