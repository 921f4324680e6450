import type { Locale } from '@lectern/protocol/tool-entry';
import { catalogue, toolsOf } from '@lectern/tool-catalogue';
import { afterEach, describe, expect, it, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../platform/api/call.ts', () => ({ call }));
vi.stubGlobal('location', { search: '' });
const { loadTeachingTools } = await import('./tool-service.ts');

afterEach(() => call.mockReset());

const place = { platform: 1, version: 1600, area: '2052', tests: false } as const;

describe('loadTeachingTools', () => {
  it('returns what the service has for the district of the school and the language', async () => {
    const served = toolsOf(catalogue, { place, language: 'zh_CN' satisfies Locale });
    call.mockResolvedValue(served);
    const list = await loadTeachingTools('3076');
    expect(call.mock.lastCall?.[1]).toMatchObject({
      query: { area_code: '3076', language: 'zh_CN', win_version: 1600, platform: 1, test: false },
    });
    expect([list.tools, list.isWhole]).toEqual([served.items, true]);
    await loadTeachingTools('350102');
    expect(call.mock.lastCall?.[1].query.area_code).toBe('2052');
  });

  it('stops waiting for a service that does not answer', async () => {
    const limits: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      return AbortSignal.abort();
    });
    call.mockImplementation(async (_: unknown, { signal }: { signal: AbortSignal }) =>
      signal.throwIfAborted(),
    );
    expect((await loadTeachingTools(null)).isWhole).toBe(false);
    expect(limits).toEqual([2_000]);
    timeout.mockRestore();
  });

  it('returns the tools of maths, physics and all subjects when the service cannot be reached', async () => {
    call.mockRejectedValue(new Error('no network'));
    const { tools, isWhole, isMeant, isOfSubject } = await loadTeachingTools(null);
    expect(isWhole).toBe(false);
    const keys = tools.map(({ toolKey }) => toolKey);
    expect(keys).toEqual(expect.arrayContaining(['Clock', 'Ruler', 'Dice']));
    const clock = tools.find(({ toolKey }) => toolKey === 'Clock');
    expect(clock && [isMeant(clock, 'zb'), isOfSubject(clock, '$SB0200')]).toEqual([true, true]);
  });
});
