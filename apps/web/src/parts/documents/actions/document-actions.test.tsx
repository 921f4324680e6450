import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resultOf } from '../../../platform/testing/drawn.tsx';
import { type DocumentActions, useDocumentActions } from './document-actions.ts';

interface Toast {
  readonly kind: string;
  readonly text?: string;
  readonly action?: { run(): void };
}
const seen = vi.hoisted(() => ({
  calls: [] as unknown[][],
  toasts: [] as unknown[],
  refreshed: [] as unknown[],
  fails: false,
}));
vi.mock('@lectern/ui', () => ({ showToast: (toast: unknown) => seen.toasts.push(toast) }));
vi.mock('../../../platform/api/call.ts', () => ({
  call: async ({ method, path }: { method: string; path: string }, given: unknown = {}) => {
    if (seen.fails) throw new Error('offline');
    seen.calls.push([`${method} ${path.split('/').slice(-2).join('/')}`, given]);
    return { id: 'new' };
  },
}));
vi.mock('../lists/document-queries.ts', () => ({
  refreshDocuments: async (_: unknown, taken: unknown) => seen.refreshed.push(taken),
}));
vi.mock('../document-texts.ts', () => ({
  documentText: (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key),
}));

beforeEach(() => {
  for (const list of [seen.calls, seen.toasts, seen.refreshed]) list.length = 0;
  seen.fails = false;
});

function actions(): DocumentActions {
  return resultOf(useDocumentActions);
}
const item = (id: string, parent_id: string | null = null) =>
  ({ id, parent_id, name: `名${id}` }) as DocumentItem;
const toasts = () => seen.toasts as Toast[];
const idsAsked = () => seen.calls.map(([, given]) => (given as { body: { ids: string[] } }).body.ids);

it('deletes in calls of at most a hundred documents', async () => {
  const ids = Array.from({ length: 201 }, (_, index) => String(index));
  expect(await actions().deleteForever(ids)).toBe(true);
  expect(idsAsked().map((each) => each.length)).toEqual([100, 100, 1]);
  expect([seen.toasts, seen.refreshed]).toEqual([[], [{ ids, from: 'lists' }]]);
});

it('reports a failure, and refreshes the lists without removing documents', async () => {
  seen.fails = true;
  expect(await actions().restore(['a'])).toBe(false);
  expect(toasts()[0]?.kind).toBe('failure');
  expect(seen.refreshed).toEqual([undefined]);
});

it('reports the number of restored and copied documents', async () => {
  await actions().restore(['a', 'b']);
  await actions().copy(['a'], 'f1');
  expect(toasts().map(({ text }) => text)).toEqual(['restored {"count":2}', 'copied {"count":1}']);
  expect(seen.calls[1]?.[1]).toEqual({ query: { auto_rename: true }, body: { ids: ['a'], parent_id: 'f1' } });
  expect(seen.refreshed).toEqual([{ ids: ['a', 'b'], from: 'lists' }, undefined]);
});

it('moves documents, and moves each back to its own folder', async () => {
  await actions().move([item('a', 'f1'), item('b'), item('c', 'f1')], 'f2');
  expect(seen.refreshed).toEqual([{ ids: ['a', 'b', 'c'], from: 'folders' }]);
  seen.calls.length = 0;
  toasts()[0]?.action?.run();
  await vi.waitFor(() => expect(seen.calls).toHaveLength(2));
  expect(seen.calls.map(([, given]) => (given as { body: object }).body)).toEqual([
    { ids: ['a', 'c'], parent_id: 'f1' },
    { ids: ['b'], parent_id: null },
  ]);
});

describe('moving to the bin', () => {
  it.each([
    [[item('a')], 'binnedOne {"count":1,"name":"名a"}'],
    [[item('a'), item('b')], 'binnedMany {"count":2,"name":"名a"}'],
  ])('reports %j', async (items, text) => {
    await actions().bin(items);
    expect(toasts()[0]?.text).toBe(text);
  });

  it('can be undone', async () => {
    await actions().bin([item('a')]);
    toasts()[0]?.action?.run();
    await vi.waitFor(() => expect(toasts()[1]?.text).toBe('restored {"count":1}'));
    expect(idsAsked()).toEqual([['a'], ['a']]);
  });
});

describe('creating', () => {
  it('returns the new document, or undefined after a failure', async () => {
    const template = { id: 't1', language: 'zh' } as const;
    expect(await actions().createBlank('coursewares', '秋', 'f1', template)).toEqual({ id: 'new' });
    expect(seen.calls[0]?.[1]).toEqual({
      query: { parent_id: 'f1', auto_rename: true },
      body: { name: '秋', resource_type_code: 'coursewares', template },
    });
    await actions().createBlank('coursewares', '秋', undefined);
    expect(seen.calls[1]?.[1]).not.toHaveProperty('body.template');
    seen.fails = true;
    expect(await actions().createBlank('coursewares', '秋', undefined)).toBeUndefined();
    expect(toasts()).toHaveLength(1);
  });

  it('a folder, and renaming, reject on failure without a message', async () => {
    await actions().createFolder('夹', 'f1');
    expect(seen.calls[0]?.[1]).toMatchObject({ body: { name: '夹', resource_type_code: 'folder' } });
    seen.fails = true;
    await expect(actions().createFolder('夹', undefined)).rejects.toThrow('offline');
    await expect(actions().rename('a', '新')).rejects.toThrow('offline');
    expect(seen.toasts).toEqual([]);
  });
});

it('empties the bin', async () => {
  expect(await actions().emptyBin()).toBe(true);
  expect(seen.calls).toHaveLength(1);
});
