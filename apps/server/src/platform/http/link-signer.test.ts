import { expect, it } from 'vitest';
import { LinkSigner } from './link-signer.ts';

const END = 5_000;
let now = 0;
const signer = new LinkSigner(Buffer.from('key'), { now: () => now });
const signature = signer.sign(['document', 'hash'], END);

it('verify is true for the signed values until they expire', () => {
  now = END;
  expect(signer.verify(['document', 'hash'], String(END), signature)).toBe(true);
  now = END + 1;
  expect(signer.verify(['document', 'hash'], String(END), signature)).toBe(false);
});

it('verify is false for other values, a later end, another key and no text', () => {
  now = 0;
  const verify = (named: readonly string[], end: unknown, signed: unknown) =>
    signer.verify(named, end, signed);
  expect(verify(['document', 'other'], '5000', signature)).toBe(false);
  expect(verify(['documenthash'], '5000', signature)).toBe(false);
  expect(verify(['document', 'hash'], '5001', signature)).toBe(false);
  expect(verify(['document', 'hash'], '5000', signature.slice(1))).toBe(false);
  expect(verify(['document', 'hash'], '5000', undefined)).toBe(false);
  expect(verify(['document', 'hash'], 5000, signature)).toBe(false);
  const other = new LinkSigner(Buffer.from('other'), { now: () => now });
  expect(other.verify(['document', 'hash'], '5000', signature)).toBe(false);
});
