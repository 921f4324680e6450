import type { Endpoint } from '@lectern/protocol/endpoint';
import * as endpoints from '@lectern/protocol/shares';
import { expect, it } from 'vitest';
import type { Routes } from '../../platform/http/routes.ts';
import { AddressLimit } from '../accounts/index.ts';
import { routeSharedContent } from './shared-content.routes.ts';
import { routeConnections, routeShareVisitors } from './shares.routes.ts';

type Handler = (call: {
  readonly address: string;
  readonly params: unknown;
  readonly body: unknown;
}) => unknown;

it('every call of who has a link is counted by its address, before anything is looked for', async () => {
  const limit = new AddressLimit({ now: () => 0 }, 1, 60_000);
  limit.take('203.0.113.7');
  const untouched = new Proxy({}, { get: () => expect.fail('something was looked for') });
  const handlers = new Map<string, Handler>();
  const routes = {
    handle: ({ path, method }: Endpoint, handler: Handler) => handlers.set(`${method} ${path}`, handler),
  } as unknown as Routes;
  const none = untouched as never;
  routeShareVisitors(routes, none, limit);
  routeConnections(routes, none, limit);
  routeSharedContent(routes, { visitors: none, limit, documents: none, courseware: none, previews: none });
  const visitors = (Object.values(endpoints) as Partial<Endpoint>[])
    .filter(({ caller }) => caller === 'visitor')
    .map(({ path, method }) => `${method} ${path}`);
  expect(visitors.length).toBeGreaterThan(7);
  expect([...handlers.keys()].sort()).toEqual(visitors.sort());
  for (const [name, handle] of handlers) {
    const call = async () => handle({ address: '203.0.113.7', params: {}, body: {} });
    await expect(call(), name).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
});
