import type { Endpoint } from '@lectern/protocol/endpoint';
import { beforeEach, expect, it, vi } from 'vitest';
import { hasAccount, VisitorCalls } from './visitor-call.ts';

const seen = vi.hoisted(() => ({
  kind: 'signed-out',
  kept: new Map<string, string>(),
  calls: [] as unknown[],
}));
vi.mock('../../parts/account/index.ts', () => ({ accountState: { get: () => ({ kind: seen.kind }) } }));
vi.mock('../../platform/storage/window-store.ts', () => ({
  keepInWindow: (key: string, value: string) => seen.kept.set(key, value),
  readInWindow: (key: string) => seen.kept.get(key),
  removeFromWindow: (key: string) => seen.kept.delete(key),
}));
vi.mock('../../platform/api/call.ts', () => ({
  call: async (_: unknown, given: unknown) => seen.calls.push(['signed', given]),
}));
vi.mock('../../platform/api/exchange.ts', () => ({
  exchange: async (_: unknown, given: unknown, token: unknown) => seen.calls.push([token, given]),
}));
beforeEach(() => {
  seen.kind = 'signed-out';
  seen.kept.clear();
  seen.calls.length = 0;
});

const endpoint = { caller: 'visitor' } as unknown as Endpoint & { readonly caller: 'visitor' };

it.each([
  ['signed-in', true],
  ['guest', false],
  ['signed-out', false],
])('a user who is %s has an account: %s', (kind, has) => {
  seen.kind = kind;
  expect(hasAccount()).toBe(has);
});

it('calls without and with the pass of a visitor, which a reload of the window keeps', async () => {
  const calls = new VisitorCalls('s1');
  await calls.call(endpoint);
  calls.takePass('p');
  await calls.call(endpoint, { params: 1 } as never);
  expect(seen.calls).toEqual([
    [undefined, {}],
    ['Bearer p', { params: 1 }],
  ]);
  expect([new VisitorCalls('s1').pass, new VisitorCalls('s2').pass]).toEqual(['p', undefined]);
});

it('calls with the signature of a user, who needs no pass', async () => {
  const calls = new VisitorCalls('s1');
  calls.takePass('p');
  expect([calls.pass, calls.passFromBefore]).toEqual(['p', undefined]);
  seen.kind = 'signed-in';
  expect([calls.pass, calls.passFromBefore]).toEqual([undefined, 'p']);
  await calls.call(endpoint);
  expect(seen.calls).toEqual([['signed', undefined]]);
  new VisitorCalls('s2').takePass('q');
  expect([...seen.kept.values()]).toEqual(['p']);
});

it('drops the pass when the password was changed', () => {
  const calls = new VisitorCalls('s1');
  calls.takePass('p');
  calls.dropPass();
  expect([calls.pass, seen.kept.size]).toEqual([undefined, 0]);
});
