import { expect, it } from 'vitest';
import { desktopLink } from './desktop-link.ts';

it('desktopLink opens the same page in the client, and contains no credential but the single-use key', () => {
  const here = { origin: 'https://school.example', hash: '#/view?fileId=a%20b&page=3' };
  const link = new URL(desktopLink(here, 'k+/='));
  expect(link.protocol).toBe('lectern:');
  expect([...link.searchParams.keys()]).toEqual(['url']);
  const address = new URL(link.searchParams.get('url') ?? '');
  expect(address.origin).toBe('https://school.example');
  expect(address.pathname).toBe('/');
  expect(address.hash).toBe(here.hash);
  expect([...address.searchParams]).toEqual([['login_key', 'k+/=']]);
});
