import { expect, it } from 'vitest';
import { COMMANDS, EVENTS, readInfo } from './host-contract.ts';

const INFO = { contract: 1, client: 'desktop', version: 1_600, mode: 'teaching', commands: ['roles', 'fly'] };
const INSETS = { top: 0, right: 10, bottom: 300, left: 1.5 };

it('readInfo returns the known parts of a description', () => {
  expect(readInfo({ ...INFO, design: '1368x840', insets: INSETS, minimised: true })).toEqual({
    client: 'desktop',
    version: 1_600,
    mode: 'teaching',
    design: '1368x840',
    commands: new Set(['roles']),
    insets: INSETS,
    minimised: true,
  });
});

it('readInfo replaces an unknown mode, design, inset and state by a default', () => {
  expect(
    readInfo({ ...INFO, mode: 'flying', design: '1x1', insets: { top: 1 }, minimised: 1 }),
  ).toMatchObject({ mode: 'preparing', design: undefined, insets: undefined, minimised: false });
});

it.each(['top', 'right', 'bottom', 'left'])('readInfo rejects insets whose %s is out of range', (side) => {
  for (const wrong of [-1, 300.5, '10', undefined])
    expect(readInfo({ ...INFO, insets: { ...INSETS, [side]: wrong } })?.insets).toBeUndefined();
});

it.each([
  null,
  'desktop',
  { ...INFO, contract: 0 },
  { ...INFO, contract: 1_000_001 },
  { ...INFO, client: 'toaster' },
  { ...INFO, version: -1 },
  { ...INFO, version: 1.5 },
  { ...INFO, version: 1_000_001 },
  { ...INFO, commands: 'roles' },
])('readInfo returns undefined for %j', (value) => {
  expect(readInfo(value)).toBeUndefined();
});

it('readInfo accepts the least and greatest version, a phone, and 200 commands', () => {
  expect(readInfo({ ...INFO, version: 0, client: 'mobile' })).toMatchObject({ version: 0, client: 'mobile' });
  expect(readInfo({ ...INFO, version: 1_000_000, contract: 1_000_000 })?.version).toBe(1_000_000);
  const many = [...Array.from({ length: 199 }, () => 'x'), 'roles', 'sign-in'];
  expect(readInfo({ ...INFO, commands: many })?.commands).toEqual(new Set(['roles']));
});

it('roles are read when the current role is one of at most twenty', () => {
  const { read } = COMMANDS.roles;
  expect(read({ current: 'a', all: ['a', 'b', 'a'] })).toEqual({ answer: { current: 'a', all: ['a', 'b'] } });
  expect(EVENTS.roles({ current: 'b', all: ['b'] })).toEqual({ answer: { current: 'b', all: ['b'] } });
  const names = Array.from({ length: 20 }, (_, index) => `r${index}`);
  expect(read({ current: 'r0', all: names })).toBeDefined();
  for (const wrong of [
    { current: 'r0', all: [...names, 'r20'] },
    { current: 'c', all: ['a', 'b'] },
    { current: '', all: [''] },
    { current: 'a', all: 'a' },
    { current: 'a', all: ['a', 1] },
    { current: 'x'.repeat(513), all: ['x'.repeat(513)] },
  ])
    expect(read(wrong)).toBeUndefined();
  expect(read({ current: 'x'.repeat(512), all: ['x'.repeat(512)] })).toBeDefined();
});

it('a sign-in is read as a key, a token with its key, or none', () => {
  const { read } = COMMANDS['sign-in'];
  expect(read(null)).toEqual({ answer: undefined });
  expect(read({ login_key: 'k', access_token: 't' })).toEqual({ answer: { login_key: 'k' } });
  expect(read({ access_token: 't', mac_key: 'm', more: 1 })).toEqual({
    answer: { access_token: 't', mac_key: 'm' },
  });
  for (const wrong of [undefined, {}, { access_token: 't' }, { mac_key: 'm' }, { login_key: '' }])
    expect(read(wrong)).toBeUndefined();
});

it('events without a result ignore their data, and the state of the full screen must be a boolean', () => {
  expect(EVENTS.back('anything')).toEqual({ answer: undefined });
  expect(EVENTS['full-screen']({ on: false })).toEqual({ answer: { on: false } });
  expect(EVENTS['full-screen']({ on: 'yes' })).toBeUndefined();
  expect(EVENTS.info({})).toBeUndefined();
});
