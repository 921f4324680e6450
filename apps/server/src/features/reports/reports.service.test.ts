import { FEEDBACK_MAX, FEEDBACK_WINDOW_MS } from '@lectern/protocol/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AddressLimit } from '../accounts/index.ts';
import { ReportsService } from './reports.service.ts';
import type { ErrorReport, ReportsStore } from './reports.store.ts';

const MINUTE = 60_000;
let now: number;
let known: Partial<ErrorReport> | undefined;
let counts: { ofOne: number; ofAll: number };
let listed: Partial<ErrorReport>[];
let identities: readonly string[];
const stored: ErrorReport[] = [];
const asked: unknown[] = [];
const limited: string[] = [];

const service = new ReportsService(
  {
    find: async () => known,
    put: async (report: ErrorReport) => void stored.push(report),
    countFeedback: async () => counts,
    listFeedback: async (...call: unknown[]) => {
      asked.push(call);
      return listed;
    },
  } as unknown as ReportsStore,
  {
    accounts: {
      findUser: async () => ({ identities }),
      findUsers: async (ids: readonly string[]) =>
        new Map(ids.map((id) => [id, { realName: `name of ${id}` }])),
    } as never,
  },
  { now: () => now },
  { take: (subject: string) => void limited.push(subject) } as unknown as AddressLimit,
);

beforeEach(() => {
  now = 1_000_000;
  known = undefined;
  counts = { ofOne: 0, ofAll: 0 };
  listed = [];
  identities = ['EDU_ADMIN'];
  for (const list of [stored, asked, limited]) list.length = 0;
});

const caller = { userId: 'chen', organisationId: undefined, address: '1.2.3.4', agent: 'a'.repeat(400) };
const report = {
  event_id: 'e',
  message: 'm',
  stack: '',
  page: '',
  version: '',
  name: '',
  contact: '',
  happened: '',
  description: '',
};
const take = (more: object = {}) => service.take(caller, { ...report, ...more });

describe('a report', () => {
  it('is stored with the school and the beginning of the user agent', async () => {
    expect(await take()).toBe(false);
    expect(stored[0]).toMatchObject({
      user_id: 'chen',
      organisation_id: null,
      created_at: new Date(now),
      feedback_at: null,
    });
    expect(stored[0]?.agent).toHaveLength(300);
    expect(limited).toEqual(['chen 1.2.3.4']);
  });

  it('has feedback when one of its texts is not blank', async () => {
    expect(await take({ name: ' ' })).toBe(false);
    for (const field of ['name', 'contact', 'happened', 'description'])
      expect(await take({ [field]: 'x' })).toBe(true);
    expect(stored.at(-1)?.feedback_at).toEqual(new Date(now));
  });

  it('accepts feedback on an error for a while', async () => {
    known = { created_at: new Date(now), feedback_at: null };
    now += FEEDBACK_WINDOW_MS + MINUTE;
    expect(await take({ name: 'x' })).toBe(true);
    now += 1;
    await expect(take({ name: 'x' })).rejects.toMatchObject({ code: 'REPORT_CLOSED' });
    expect(await take()).toBe(false);
  });

  it('is refused beyond the limits of new feedback, which may still be changed', async () => {
    counts = { ofOne: FEEDBACK_MAX.ofOne - 1, ofAll: FEEDBACK_MAX.ofAll - 1 };
    expect(await take({ name: 'x' })).toBe(true);
    for (const full of [
      { ofOne: FEEDBACK_MAX.ofOne, ofAll: 0 },
      { ofOne: 0, ofAll: FEEDBACK_MAX.ofAll },
    ]) {
      counts = full;
      await expect(take({ name: 'x' })).rejects.toMatchObject({ code: 'FEEDBACK_FULL' });
    }
    known = { created_at: new Date(now), feedback_at: new Date(now) };
    expect(await take({ name: 'x' })).toBe(true);
  });
});

describe('the feedback of a school', () => {
  const admin = { userId: 'chen', organisationId: 'a' } as never;
  const entry = (event_id: string, at: number) => ({ event_id, user_id: 'li', feedback_at: new Date(at) });

  it('is read by its administrators in parts', async () => {
    listed = [entry('x', 7), entry('y', 5)];
    const { items, next } = await service.feedback(admin, { limit: 1 });
    expect(items).toMatchObject([{ event_id: 'x', user_name: 'name of li', told_at: 7 }]);
    expect(next).toBe('7.x');
    expect(asked[0]).toEqual(['a', undefined, 2]);
    const rest = await service.feedback(admin, { limit: 2, cursor: '7.x' });
    expect(rest.next).toBeNull();
    expect(asked[1]).toEqual(['a', { toldAt: new Date(7), eventId: 'x' }, 3]);
  });

  it('is refused to other users', async () => {
    identities = ['ACADEMIC_STAFF'];
    await expect(service.feedback(admin, { limit: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    identities = ['EDU_ADMIN'];
    await expect(service.feedback({ userId: 'chen' } as never, { limit: 1 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
