import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { href: 'https://school.example/#/view', origin: 'https://school.example' });
vi.stubGlobal('navigator', { languages: ['zh-CN'] });
vi.mock('@lectern/ui', () => ({ showToast: () => 1 }));

let addressAway: (url: string | undefined) => string | undefined;
beforeEach(async () => {
  ({ addressAway } = await import('./follow-links.ts'));
});

it('addressAway returns an address of another site whose protocol a system browser opens', () => {
  expect(addressAway('https://www.example.org/a')).toBe('https://www.example.org/a');
  expect(addressAway('//other.example/')).toBe('https://other.example/');
  expect(addressAway('http://school.example/')).toBe('http://school.example/');
  expect(addressAway('mailto:chen@school.example')).toBe('mailto:chen@school.example');
});

it('addressAway returns undefined for our own site, no address, or a protocol that starts programs', () => {
  const own = [
    '#/user/netdisk',
    '/files/x',
    'https://school.example/docs',
    '',
    'blob:https://school.example/1',
  ];
  const strange = [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'intent://x',
    'calculator:',
    'data:text/html,x',
    'http://[',
  ];
  for (const address of [undefined, ...own, ...strange])
    expect(addressAway(address), address).toBeUndefined();
});
