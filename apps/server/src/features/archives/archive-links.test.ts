import { expect, it } from 'vitest';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import { ArchiveLinks } from './archive-links.ts';

let now = 1_000;
const links = new ArchiveLinks(new LinkSigner(Buffer.from('key'), { now: () => now }));
const link = {
  userId: 'chen li',
  ids: ['0189d9a0-0000-7000-8000-000000000001', '0189d9a0-1234-7000-8000-0000000000ff'],
  language: 'en',
} as const;

function parts(of: Parameters<typeof links.link>[0] = link) {
  const url = new URL(links.link(of), 'http://x');
  return { digest: url.pathname.split('/').at(-1) ?? '', query: Object.fromEntries(url.searchParams) };
}
const refused = expect.objectContaining({ code: 'LINK_INVALID' });

it('an address contains its documents, user and language for five minutes', () => {
  const { digest, query } = parts();
  expect(links.read(digest, query)).toEqual(link);
  now += 300_000;
  expect(links.read(digest, query)).toEqual(link);
  now += 1;
  expect(() => links.read(digest, query)).toThrow(refused);
  const zh = parts({ ...link, language: 'zh' });
  expect(links.read(zh.digest, zh.query).language).toBe('zh');
});

it('an address with other documents, another user or language is refused', () => {
  const { digest, query } = parts();
  const other = parts({ ...link, ids: link.ids.slice(1) });
  for (const more of [
    { d: other.query.d },
    { d: undefined },
    { u: 'li' },
    { u: 5 },
    { l: 'zh' },
    { s: undefined },
  ])
    expect(() => links.read(digest, { ...query, ...more })).toThrow(refused);
  expect(() => links.read(other.digest, query)).toThrow(refused);
  expect(() => links.read(other.digest, { ...query, d: other.query.d })).toThrow(refused);
});
