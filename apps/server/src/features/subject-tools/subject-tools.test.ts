import { STROKES_PATH } from '@lectern/protocol/stroke-data';
import * as endpoints from '@lectern/protocol/subject-tools';
import { builtTools } from '@lectern/tool-catalogue';
import { afterAll, describe, expect, it } from 'vitest';
import { signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';

const server = await startTestServer({ config: { roles: ['api'] }, features: ['accounts', 'subjectTools'] });
afterAll(() => server.close());

const keysOf = ({ items }: { readonly items: readonly { readonly toolKey: string }[] }) =>
  items.map(({ toolKey }) => toolKey);

describe('the subject tool service', () => {
  it('answers visitors, with the defaults of the specification', async () => {
    const teaching = await server.call(endpoints.getTeachingTools, { query: {} });
    expect(teaching.count).toBe(builtTools.size);
    expect(teaching.items.find(({ toolKey }) => toolKey === 'Dice')).toMatchObject({ name: '骰子' });
    const prepared = await server.call(endpoints.getPreparedTools, { query: {} });
    expect(keysOf(prepared)).not.toContain('RandomRoll');
    expect(keysOf(prepared)).toContain('Timer');
  });

  it('returns the tools of a subject with the common ones, in the language and range of the query', async () => {
    const query = { subject_code: '$SB0200', include_common: true, language: 'en_US', $limit: 2 } as const;
    const { items, count } = await server.call(endpoints.getTeachingTools, { query });
    expect(items.map(({ name }) => name)).toEqual(['Clock', 'Place-value Counter']);
    expect(count).toBeGreaterThan(2);
  });

  it('searches names, pinyin and introductions', async () => {
    const search = (text: string) =>
      server.call(endpoints.searchTools, { query: {}, body: { search: text } }).then(keysOf);
    expect(await search('tz')).toContain('Dice');
    expect(await search('%_\\ 不存在')).toEqual([]);
  });

  it('refuses wrong values with INVALID_INPUT', async () => {
    for (const query of [
      { area_code: "2052' or 1=1" },
      { $limit: 0 },
      { $limit: 10 ** 9 },
      { win_version: -1 },
      { language: 'xx' },
      { subject_code: '__proto__' },
    ])
      expect(await server.fails(endpoints.getTeachingTools, { query: query as never })).toMatchObject({
        code: 'INVALID_INPUT',
      });
    const body = { search: 'a'.repeat(101) };
    expect(await server.fails(endpoints.searchTools, { query: {}, body })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});

describe('favourite subject tools', () => {
  const of = (tool_key: string) => ({ params: { tool_key } });

  it('are the same on every device, the last added first, and of one account alone', async () => {
    const chen = await signInTeacher(server);
    await server.call(endpoints.addFavouriteTool, of('Dice'), chen);
    await server.call(endpoints.addFavouriteTool, of('Clock'), chen);
    expect(await server.call(endpoints.addFavouriteTool, of('Dice'), chen)).toEqual({
      tool_keys: ['Clock', 'Dice'],
    });
    expect(await server.call(endpoints.removeFavouriteTool, of('Clock'), chen)).toEqual({
      tool_keys: ['Dice'],
    });
    expect(await server.call(endpoints.getFavouriteTools, {}, chen)).toEqual({ tool_keys: ['Dice'] });
    const li = await signInTeacher(server);
    expect(await server.call(endpoints.getFavouriteTools, {}, li)).toEqual({ tool_keys: [] });
  });

  it('are only tools of the catalogue that are built', async () => {
    const chen = await signInTeacher(server);
    for (const key of ['Hologram', 'Microscope'])
      expect(await server.fails(endpoints.addFavouriteTool, of(key), chen)).toMatchObject({
        code: 'INVALID_INPUT',
      });
    expect(await server.call(endpoints.removeFavouriteTool, of('Hologram'), chen)).toEqual({ tool_keys: [] });
  });
});

describe('the strokes of characters', () => {
  const strokesOf = (code: string) => server.fetch(STROKES_PATH.replace(':code', code));

  it('are the data of the package, and stay in caches', async () => {
    const response = await strokesOf('6c38');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { strokes, medians } = (await response.json()) as { strokes: string[]; medians: number[][][] };
    expect([strokes.length, medians.length]).toEqual([5, 5]);
    expect(await (await strokesOf('licence')).text()).toContain('ARPHIC PUBLIC LICENSE');
  });

  it('are not found for other signs, unknown characters and paths', async () => {
    for (const code of ['41', '1f600', '2ffff', 'ffffff', '..%2Fpackage', '6C38', 'licence.txt', '3400'])
      expect((await strokesOf(code)).status, code).toBe(404);
  });
});
