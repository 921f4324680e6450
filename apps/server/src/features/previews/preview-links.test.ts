import { expect, it } from 'vitest';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import { PreviewLinks } from './preview-links.ts';

const HOURS = 4 * 3_600_000;
let now = 1_000;
const links = new PreviewLinks(new LinkSigner(Buffer.from('key'), { now: () => now }));
const link = { userId: 'chen', documentId: '0189d9a0-0000-7000-8000-000000000001', hash: '0a'.repeat(32) };

function parts() {
  const url = new URL(links.address(link), 'http://x');
  const [, , , id, hash] = url.pathname.split('/');
  return { place: { id, hash }, query: Object.fromEntries(url.searchParams) };
}
const refused = expect.objectContaining({ code: 'LINK_INVALID' });

it('an address opens the preview of one document and user for four hours', () => {
  const { place, query } = parts();
  expect(links.check(place, query)).toEqual(link);
  now += HOURS;
  expect(links.check(place, query)).toEqual(link);
  now += 1;
  expect(() => links.check(place, query)).toThrow(refused);
});

it.each([
  [{}, { u: 'li' }],
  [{}, { u: '' }],
  [{}, { s: undefined }],
  [{ hash: '0b'.repeat(32) }, {}],
  [{ hash: 'x' }, {}],
  [{ id: '0189d9a0-0000-7000-8000-000000000002' }, {}],
  [{ id: 'x' }, {}],
])('an address is refused with %j and %j', (place, query) => {
  const right = parts();
  expect(() => links.check({ ...right.place, ...place }, { ...right.query, ...query })).toThrow(refused);
});
