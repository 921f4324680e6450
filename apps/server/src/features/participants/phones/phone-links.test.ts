import { expect, it } from 'vitest';
import { LinkSigner } from '../../../platform/http/link-signer.ts';
import { PageLinks } from './page-links.ts';
import { PhotoLinks } from './photo-links.ts';

const HOUR = 3_600_000;

function linksAt(now: number) {
  const time = { now };
  const signer = new LinkSigner(Buffer.from('key'), { now: () => time.now });
  return { time, pages: new PageLinks(signer), photos: new PhotoLinks(signer) };
}

function partsOf(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://lectern.test');
  return {
    pathname,
    expires: searchParams.get('e'),
    signature: searchParams.get('s'),
    phone: searchParams.get('p'),
  };
}

const page = { lessonId: 'lesson', participantId: 'phone', hash: 'hash' };

it.each([
  [0, HOUR],
  [HOUR - 600_000, HOUR],
  [HOUR - 599_999, 2 * HOUR],
  [HOUR, 2 * HOUR],
])('a link created at %d expires at the whole hour %d, after ten minutes at least', (now, expires) => {
  const { pages, photos } = linksAt(now);
  expect(partsOf(pages.link(page)).expires).toBe(String(expires));
  expect(partsOf(photos.link('lesson', 'photo')).expires).toBe(String(expires));
});

it('a link to a page is for one phone, lesson and picture, until it expires', () => {
  const { time, pages } = linksAt(0);
  const { pathname, expires, signature, phone } = partsOf(pages.link(page));
  expect([pathname, phone]).toEqual(['/files/lessons/lesson/pages/hash', 'phone']);
  expect(pages.verify(page, expires, signature)).toBe(true);
  for (const other of [{ lessonId: 'other' }, { participantId: 'other' }, { hash: 'other' }])
    expect(pages.verify({ ...page, ...other }, expires, signature)).toBe(false);
  time.now = HOUR;
  expect(pages.verify(page, expires, signature)).toBe(true);
  time.now = HOUR + 1;
  expect(pages.verify(page, expires, signature)).toBe(false);
});

it('a link to a photograph is for one lesson and photograph', () => {
  const { photos, pages } = linksAt(0);
  const { pathname, expires, signature } = partsOf(photos.link('lesson', 'photo'));
  expect(pathname).toBe('/files/lessons/lesson/photos/photo');
  expect(photos.verify('lesson', 'photo', expires, signature)).toBe(true);
  expect(photos.verify('lesson', 'other', expires, signature)).toBe(false);
  expect(photos.verify('other', 'photo', expires, signature)).toBe(false);
  expect(pages.verify(page, expires, signature)).toBe(false);
});
