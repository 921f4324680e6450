import { expect, it } from 'vitest';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import { SharePasses } from './share-passes.ts';

const HALF_A_DAY_MS = 12 * 3_600_000;

it('a pass opens its link for half a day while the link has the same password', () => {
  let now = 1_000;
  const passes = new SharePasses(new LinkSigner(Buffer.alloc(32, 7), { now: () => now }));
  const share = { id: 'a', round: 3 };
  const { token, expires_at: end } = passes.make(share);
  expect(end).toBe(1_000 + HALF_A_DAY_MS);
  now = end;
  expect(passes.opens(share, token)).toBe(true);
  for (const other of [
    { id: 'b', round: 3 },
    { id: 'a', round: 4 },
  ])
    expect(passes.opens(other, token)).toBe(false);
  // A forged pass with another link's id, and one with a later end.
  expect(passes.opens({ id: 'b', round: 3 }, token.replace('a.', 'b.'))).toBe(false);
  expect(passes.opens(share, token.replace(`${end}`, `${end + 1}`))).toBe(false);
  for (const none of [undefined, '', 'a', `a.${end}`]) expect(passes.opens(share, none)).toBe(false);
  now = end + 1;
  expect(passes.opens(share, token)).toBe(false);
});
