import { expect, it } from 'vitest';
import { allowNothing, type OutgoingAllowance } from './outgoing-allowance.ts';
import { OutgoingGuard, OutgoingRefused } from './outgoing-guard.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'public.example': ['8.8.8.8', '2400:3200::1'],
  'six.example': ['2400:3200::1'],
  'inside.example': ['10.0.0.1'],
  'mixed.example': ['8.8.8.8', '127.0.0.1'],
  'empty.example': [],
};

const guardWith = (allowance: OutgoingAllowance) =>
  new OutgoingGuard(allowance, async (name) => (NAMES[name] ?? []).map((address) => ({ address })));
const guard = guardWith(allowNothing);

it('parse returns the URL of a public address or of any name', () => {
  expect(guard.parse('https://public.example/a?b').href).toBe('https://public.example/a?b');
  expect(guard.parse('http://8.8.8.8:99/').host).toBe('8.8.8.8:99');
  expect(guard.parse('http://inside.example').hostname).toBe('inside.example');
});

it.each([
  ['text', 'not a valid address'],
  [`https://public.example/${'a'.repeat(2048 - 22)}`, 'not a valid address'],
  ['ftp://public.example', 'neither http nor https'],
  ['https://user@public.example', 'contains a user name or password'],
  ['https://:password@public.example', 'contains a user name or password'],
  ['http://10.0.0.1', 'not an address of the public internet'],
  ['http://[::1]/', 'not an address of the public internet'],
  ['http://0x7f.1/', 'not an address of the public internet'],
])('parse refuses %s', (text, message) => {
  expect(() => guard.parse(text)).toThrow(new OutgoingRefused(message));
});

it('parse accepts a URL of 2048 characters', () => {
  expect(guard.parse(`https://public.example/${'a'.repeat(2048 - 23)}`).href).toHaveLength(2048);
});

it('destination returns the first address of a name whose addresses are all public', async () => {
  const to = (text: string) => guard.destination(new URL(text));
  expect(await to('https://public.example')).toEqual({ address: '8.8.8.8', family: 4 });
  expect(await to('https://six.example')).toEqual({ address: '2400:3200::1', family: 6 });
  expect(await to('https://[2400:3200::1]')).toEqual({ address: '2400:3200::1', family: 6 });
});

it.each(['inside.example', 'mixed.example', 'empty.example', '10.0.0.1', '[fd00::1]'])(
  'destination refuses %s',
  async (host) => {
    await expect(guard.destination(new URL(`http://${host}`))).rejects.toThrow(OutgoingRefused);
  },
);

it('destination returns a private address that the administrator allows, by name or by address', async () => {
  const allowing = guardWith({
    allowsName: (name) => name === 'inside.example',
    allowsAddress: (address) => address === '127.0.0.1',
  });
  expect(await allowing.destination(new URL('http://inside.example'))).toEqual({
    address: '10.0.0.1',
    family: 4,
  });
  expect(await allowing.destination(new URL('http://mixed.example'))).toEqual({
    address: '8.8.8.8',
    family: 4,
  });
  expect(allowing.parse('http://127.0.0.1').hostname).toBe('127.0.0.1');
  await expect(allowing.destination(new URL('http://10.0.0.1'))).rejects.toThrow(OutgoingRefused);
});
