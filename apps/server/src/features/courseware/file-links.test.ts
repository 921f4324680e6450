import { expect, it } from 'vitest';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import { FileLinks } from './file-links.ts';

const HOUR = 3_600_000;
const QUARTER = 900_000;
const file = { userId: 'chen', documentId: 'document', hash: 'a'.repeat(64) };

function linksAt(now: number) {
  const time = { now };
  return { time, links: new FileLinks(new LinkSigner(Buffer.from('key'), { now: () => time.now })) };
}

function queryOf(link: string): Record<string, string> {
  return Object.fromEntries(new URL(link, 'http://lectern.test').searchParams);
}

it.each([
  [0, HOUR],
  [1, HOUR + QUARTER],
  [QUARTER, HOUR + QUARTER],
])('a link created at %d expires at %d, the next quarter after an hour', (now, end) => {
  expect(linksAt(now).links.end()).toBe(end);
});

it('a link names the file, the document and the user', () => {
  const { links } = linksAt(0);
  expect(links.link(file)).toMatch(/^\/files\/a{64}\?/);
  expect(links.check(file.hash, queryOf(links.link(file)))).toEqual(file);
});

it('a link is invalid for another file, document or user, and after it has expired', () => {
  const { time, links } = linksAt(0);
  const query = queryOf(links.link(file));
  const invalid = (hash: string, given: object) =>
    expect(() => links.check(hash, given as Record<string, unknown>)).toThrow(
      expect.objectContaining({ code: 'LINK_INVALID' }),
    );
  invalid('b'.repeat(64), query);
  invalid('no hash', query);
  invalid(file.hash, { ...query, d: 'other' });
  invalid(file.hash, { ...query, u: 'other' });
  invalid(file.hash, { ...query, d: ['document'] });
  invalid(file.hash, { ...query, u: undefined });
  time.now = HOUR + 1;
  invalid(file.hash, query);
});
