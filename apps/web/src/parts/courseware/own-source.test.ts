import { beforeEach, expect, it, vi } from 'vitest';
import { ownSource } from './own-source.ts';

const seen = vi.hoisted(() => ({ calls: [] as unknown[][] }));
vi.mock('../../platform/api/call.ts', () => ({
  call: async ({ path }: { path: string }, { signal: _, ...given }: Record<string, unknown>) => {
    seen.calls.push([path, given]);
    return new Uint8Array();
  },
}));
beforeEach(() => {
  seen.calls.length = 0;
});

const pathOf = async (...given: Parameters<typeof ownSource>) => {
  await ownSource(...given).records(new AbortController().signal);
  return String(seen.calls.at(-1)?.[0]).split('/')[2];
};

it('requests the records of a courseware, a board, and an unknown kind as a courseware', async () => {
  const courseware = await pathOf('d1');
  expect(seen.calls[0]?.[1]).toEqual({ params: { id: 'd1' } });
  expect(await pathOf('d1', 'coursewares')).toBe(courseware);
  expect(await pathOf('d1', 'assets')).toBe(courseware);
  expect(await pathOf('d1', 'superboard')).not.toBe(courseware);
});

it('requests links to the files of the document', async () => {
  await ownSource('d1').links(['a', 'b']);
  expect(seen.calls[0]?.[1]).toEqual({ params: { id: 'd1' }, body: { hashes: ['a', 'b'] } });
});
