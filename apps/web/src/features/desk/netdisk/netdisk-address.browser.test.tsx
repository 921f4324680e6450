import { afterEach, expect, it } from 'vitest';
import { navigate } from '../../../platform/router/router.ts';
import { mountHook } from '../../../platform/testing/mounted.tsx';
import { useNetdiskAddress } from './netdisk-address.ts';

afterEach(() => {
  location.hash = '';
});

const FOLDER = '01a2028d-3272-70d9-82d6-b0624808bc78';
async function opened(query = '') {
  navigate(`/user/netdisk${query}`, { replace: true });
  const now = await mountHook(useNetdiskAddress);
  const address = () => location.hash;
  return { now, address };
}

it('reads the list from the address, and follows it', async () => {
  const { now } = await opened('?search=秋&order=name');
  expect(now().wish).toMatchObject({ search: '秋', order: 'name', place: 'mine' });
  navigate('/user/netdisk?place=bin');
  await expect.poll(() => now().wish).toMatchObject({ search: '', place: 'bin' });
});

it('another place has no folder, search or filter, and keeps the order', async () => {
  const { now, address } = await opened(`?folder=${FOLDER}&search=a&type=word&source=1&order=name`);
  now().goTo('shared');
  expect(address()).toBe('#/user/netdisk?order=name&place=shared');
  now().goTo('mine');
  await expect.poll(address).toBe('#/user/netdisk?order=name');
});

it('a folder is entered without search, place or filter', async () => {
  const { now, address } = await opened('?search=a&type=word&source=1&place=shared&order=name');
  now().enter(FOLDER);
  expect(address()).toBe(`#/user/netdisk?order=name&folder=${FOLDER}`);
  await expect.poll(() => now().wish.folderId).toBe(FOLDER);
  now().enter(undefined);
  expect(address()).toBe('#/user/netdisk?order=name');
});

it('a filter and an order replace the history entry', async () => {
  const { now, address } = await opened();
  const entries = history.length;
  now().filter({ fileType: 'word', sourceFrom: 2 });
  await expect.poll(address).toBe('#/user/netdisk?type=word&source=2');
  await expect.poll(() => now().wish.fileType).toBe('word');
  now().filter({});
  await expect.poll(address).toBe('#/user/netdisk');
  await expect.poll(() => now().wish.fileType).toBeUndefined();
  now().sortBy('size', 'asc');
  expect([address(), history.length]).toEqual(['#/user/netdisk?order=size&direction=asc', entries]);
});
