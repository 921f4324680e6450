import { LecternError } from '@lectern/protocol';
import type { Endpoint } from '@lectern/protocol/endpoint';
import * as endpoints from '@lectern/protocol/shares';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerIdentity, Routes } from '../../platform/http/routes.ts';
import { routeSharedContent } from './shared-content.routes.ts';
import { routeConnections, routeShareVisitors } from './shares.routes.ts';
import { type Visit, VisitorLimit } from './visitor-limit.ts';

type Handler = (call: object) => Promise<unknown>;

const ADDRESS = '203.0.113.7';
let now = 0;
let limit: VisitorLimit;
beforeEach(() => {
  now = 0;
  limit = new VisitorLimit({ now: () => now }, { ofOne: 10, ofLink: 30, missing: 5 });
});

const phone = (device?: string): Visit => ({ caller: undefined, address: ADDRESS, device });
const teacher = { caller: { accountType: 'org', userId: 'chen' } as CallerIdentity, address: ADDRESS };
const opens = (visit: Visit, shareId = 'a link') =>
  limit.counted(visit, shareId, async () => 'opened').catch((error: LecternError) => error.code);
const misses = (visit: Visit, shareId: string) =>
  limit
    .counted(visit, shareId, async () => {
      throw new LecternError('SHARE_NOT_FOUND');
    })
    .catch((error: LecternError) => error.code);

describe('calls of a visitor with a link', () => {
  it('succeed behind an address from which one device requested 12,000 missing links', async () => {
    for (let count = 0; count < 12_000; count += 1) await misses(phone('a script'), `missing ${count}`);
    expect(await misses(phone('a script'), 'one more')).toBe('TOO_MANY_REQUESTS');
    for (const visit of [phone('another phone'), phone(), teacher]) expect(await opens(visit)).toBe('opened');
    now += 60_000;
    expect(await opens(phone('a script'))).toBe('opened');
  });

  it('succeed for visitors without an id behind an address from which one of them requested missing links', async () => {
    for (let count = 0; count < 12_000; count += 1) await misses(phone(), `missing ${count}`);
    expect(await misses(phone(), 'one more')).toBe('TOO_MANY_REQUESTS');
    expect(await opens(phone())).toBe('opened');
  });

  it('succeed behind an address from which each missing link was requested with another id', async () => {
    for (let count = 0; count < 12_000; count += 1)
      await misses(phone(`made up ${count}`), `missing ${count}`);
    for (const visit of [phone('a phone'), teacher]) expect(await opens(visit)).toBe('opened');
  });

  it('are counted for an account alone when others use the same link', async () => {
    for (let count = 0; count < 100; count += 1) await opens(phone(`made up ${count}`));
    expect(await opens(phone('a phone'))).toBe('TOO_MANY_REQUESTS');
    expect(await opens(phone('a phone'), 'another link')).toBe('opened');
    expect(await opens(teacher)).toBe('opened');
  });

  it('succeed on a device that opened the link before, while others exceed the limit', async () => {
    expect(await opens(phone('in'))).toBe('opened');
    for (let count = 0; count < 100; count += 1) await opens(phone(`made up ${count}`));
    expect(await opens(phone('in'))).toBe('opened');
    for (let count = 0; count < 20; count += 1) await opens(phone('in'));
    expect(await opens(phone('in'))).toBe('TOO_MANY_REQUESTS');
  });

  it('are counted before any database query', async () => {
    for (let count = 0; count < 30; count += 1) await opens(phone());
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
    const id = 'a link';
    for (const [name, handle] of handlers) {
      const call = async () =>
        handle({
          address: ADDRESS,
          params: { id, identify: id },
          query: { share_id: id },
          body: { path: `/${id}` },
        });
      await expect(call(), name).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
  });
});
