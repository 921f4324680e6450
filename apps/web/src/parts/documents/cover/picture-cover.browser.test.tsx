import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { COVER_MAX_BYTES } from '@lectern/protocol/documents';
import { expect, it, vi } from 'vitest';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { PictureCover } from './picture-cover.tsx';
import { coverKey, oneAtATime, storedCovers } from './stored-covers.ts';

const MOST = 30 * 1024 * 1024;
const DOCUMENT = '/api/documents/v1.0/c/document';
let number = 0;

/** A picture file of the disk, of its own for each test. */
function itemOf(): DocumentItem {
  number += 1;
  return { id: `picture-${number}`, update_at: 7, resource_type_code: 'assets_picture' } as DocumentItem;
}

async function serverWith(
  { id }: DocumentItem,
  { size = 100, status = 200, cover = '/covers/1' as string | null } = {},
) {
  const server = await signInToFakeServer('u1');
  server
    .answer(`GET ${DOCUMENT}/${id}/download`, () => ({ body: { url: '/files/picture', size } }))
    .answer(`PUT ${DOCUMENT}/${id}/cover`, () => ({ body: { cover } }));
  const canvas = Object.assign(document.createElement('canvas'), { width: 1_280, height: 320 });
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  const puts: Blob[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (input === '/files/picture') return new Response(picture, { status });
    if (init?.method === 'PUT') puts.push(init.body as Blob);
    return server.fetch(input, init);
  });
  return { server, puts, calls: () => server.received.map(({ method }) => method) };
}
/** Resolves when the thumbnails so far are created. */
const settled = () => oneAtATime(async () => undefined);

it('creates a thumbnail of at most 640 pixels, stores it, and shows its address to all cards', async () => {
  const item = itemOf();
  const { puts, calls } = await serverWith(item, { size: MOST });
  mount(<PictureCover item={item} />);
  await expect.poll(calls).toEqual(['GET', 'PUT']);
  await settled();
  expect(storedCovers.get()[coverKey(item)]).toBe('/covers/1');
  const [cover] = puts;
  expect(cover?.size).toBeLessThanOrEqual(COVER_MAX_BYTES);
  const { width, height } = await createImageBitmap(cover as Blob);
  expect([width, height]).toEqual([640, 160]);
});

it.each([
  ['larger than 30 MB', { size: MOST + 1 }],
  ['missing on the server', { status: 404 }],
])('stores no thumbnail of a file that is %s', async (_, how) => {
  const item = itemOf();
  const { calls } = await serverWith(item, how);
  mount(<PictureCover item={item} />);
  await expect.poll(calls).toEqual(['GET']);
  await settled();
  expect(calls()).toEqual(['GET']);
  expect(storedCovers.get()).not.toHaveProperty(coverKey(item));
});

it('shows no address when the server stored none', async () => {
  const item = itemOf();
  const { calls } = await serverWith(item, { cover: null });
  mount(<PictureCover item={item} />);
  await expect.poll(calls).toEqual(['GET', 'PUT']);
  await settled();
  expect(storedCovers.get()).not.toHaveProperty(coverKey(item));
});

it('asks nothing when the card was removed before its turn', async () => {
  const item = itemOf();
  const { calls } = await serverWith(item);
  let go = (): void => undefined;
  const earlier = oneAtATime(
    () =>
      new Promise<void>((resolve) => {
        go = resolve;
      }),
  );
  const root = mount(<PictureCover item={item} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  root.render(null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  go();
  await earlier;
  await settled();
  expect(calls()).toEqual([]);
});
