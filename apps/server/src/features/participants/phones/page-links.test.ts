import { expect, it } from 'vitest';
import { LinkSigner } from '../../../platform/http/link-signer.ts';
import { PageLinks } from './page-links.ts';
import { PhotoLinks } from './photo-links.ts';

const HOUR = 3_600_000;
let now = 0;
const signer = new LinkSigner(Buffer.from('key'), { now: () => now });
const pages = new PageLinks(signer);
const photos = new PhotoLinks(signer);
const page = { lessonId: 'l', participantId: 'p', hash: 'h' };
const query = (link: string) => Object.fromEntries(new URL(link, 'http://x').searchParams);

it('links expire at a whole hour, ten minutes from now at the earliest', () => {
  const ends = (ms: number) => {
    now = ms;
    return [query(pages.link(page)).e, query(photos.link('l', 'f')).e];
  };
  expect(ends(HOUR * 5)).toEqual([String(HOUR * 6), String(HOUR * 6)]);
  expect(ends(HOUR * 6 - 600_000)).toEqual([String(HOUR * 6), String(HOUR * 6)]);
  expect(ends(HOUR * 6 - 599_999)).toEqual([String(HOUR * 7), String(HOUR * 7)]);
});

it('a link of a page is for one phone, one lesson and one picture', () => {
  now = HOUR;
  const link = pages.link(page);
  const { p, e, s } = query(link);
  expect(p).toBe('p');
  expect(link).toContain('/l/');
  expect(link).toContain('/h?');
  expect(pages.verify(page, e, s)).toBe(true);
  for (const other of [{ lessonId: 'm' }, { participantId: 'q' }, { hash: 'i' }])
    expect(pages.verify({ ...page, ...other }, e, s)).toBe(false);
});

it('a link of a photo is for one lesson and one photo, and not for a page', () => {
  const link = photos.link('l', 'f');
  const { e, s } = query(link);
  expect(link).toContain('l');
  expect(photos.verify('l', 'f', e, s)).toBe(true);
  expect(photos.verify('l', 'g', e, s)).toBe(false);
  expect(photos.verify('m', 'f', e, s)).toBe(false);
});
