import * as documents from '@lectern/protocol/documents';
import type { Reply } from '@lectern/protocol/endpoint';
import { afterAll, describe, expect, it } from 'vitest';
import { startTwoTeachers } from '../../../../test/setup/two-teachers.ts';
import { libraryOf } from './library-documents.ts';

const { server, chen, li } = await startTwoTeachers();
const { folder, courseware, names } = libraryOf(server, chen);
afterAll(() => server.close());

describe('a listing', () => {
  it('has folders first, sorts names as people read them, and numbers by value', async () => {
    const top = await folder('排序');
    await folder('资料', top.id);
    for (const name of ['第10课', '第2课', '安全', '北京']) await courseware(name, top.id);
    expect(await names(top.id, { order: 'name' })).toEqual(['资料', '安全', '北京', '第2课', '第10课']);
    expect(await names(top.id, { order: 'create_at', direction: 'asc' })).toEqual([
      '资料',
      '第10课',
      '第2课',
      '安全',
      '北京',
    ]);
    expect((await names(top.id))[1]).toBe('北京');
  });

  it('has pages that neither repeat nor omit documents', async () => {
    const top = await folder('分页');
    await Promise.all(Array.from({ length: 7 }, (_, index) => courseware(`课${index}`, top.id)));
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Reply<typeof documents.listDocuments> = await server.call(
        documents.listDocuments,
        { query: { parent_id: top.id, cursor, limit: 3, client_platform: 'web' } },
        chen,
      );
      seen.push(...page.items.map((item) => item.name));
      cursor = page.next;
    }
    expect(seen.sort()).toEqual(Array.from({ length: 7 }, (_, index) => `课${index}`));
  });

  it('finds parts of names in every folder, with wildcard characters taken literally', async () => {
    const top = await folder('搜索');
    await courseware('百分比 100%', top.id);
    await courseware('Fractions', top.id);
    expect(await names(undefined, { search: 'FRACT' })).toEqual(['Fractions']);
    expect(await names(undefined, { search: '0%' })).toEqual(['百分比 100%']);
    expect(await names(undefined, { search: '_' })).toEqual([]);
  });

  it('of another user’s folder returns 404, and of an empty folder is empty', async () => {
    const foreign = await folder('别人的', undefined, li);
    const reply = await server.fails(documents.listDocuments, { query: { parent_id: foreign.id } }, chen);
    expect(reply.code).toBe('PARENT_NOT_FOUND');
    expect(await names((await folder('空')).id)).toEqual([]);
  });

  it('of recent documents begins with the last opened document, shared documents included', async () => {
    const one = await courseware('先');
    const two = await courseware('后');
    await courseware('没有打开过');
    for (const { id } of [two, one]) await server.call(documents.visitDocument, { params: { id } }, chen);
    const recent = await server.call(documents.recentDocuments, {}, chen);
    expect(recent.items.map((item) => item.id)).toEqual([one.id, two.id]);
  });

  it('of many ids reports which documents can still be opened', async () => {
    const mine = await courseware('在');
    const foreign = await courseware('li 的', undefined, li);
    const gone = '01900000-0000-7000-8000-000000000000';
    const ids = [gone, mine.id, foreign.id].join(',');
    expect(await server.call(documents.documentsExist, { query: { ids } }, chen)).toEqual({ ids: [mine.id] });
    const wrong = await server.fails(documents.documentsExist, { query: { ids: "x' or 1=1" } }, chen);
    expect(wrong.code).toBe('INVALID_INPUT');
  });
});

describe('the bin', () => {
  it('accepts a folder with its contents, and restores it under a free name', async () => {
    const top = await folder('要删');
    const file = await courseware('课', top.id);
    await server.call(documents.binDocuments, { body: { ids: [top.id, file.id] } }, chen);
    expect(
      (await server.fails(documents.renameDocument, { body: { id: file.id, name: 'x' } }, chen)).code,
    ).toBe('DOCUMENT_NOT_FOUND');
    const bin = await server.call(documents.binnedDocuments, {}, chen);
    expect(bin.items.map((item) => item.id)).toContain(top.id);
    expect(bin.items.map((item) => item.id)).not.toContain(file.id);
    await folder('要删');
    const { items } = await server.call(documents.restoreDocuments, { body: { ids: [top.id] } }, chen);
    expect(items[0]).toMatchObject({ name: '要删 (2)', bin_at: null });
    expect(await names(top.id)).toEqual(['课']);
  });

  it('restores documents to the top when their folder is gone', async () => {
    const top = await folder('先走');
    const file = await courseware('迷路的课', top.id);
    await server.call(documents.binDocuments, { body: { ids: [file.id] } }, chen);
    await server.call(documents.binDocuments, { body: { ids: [top.id] } }, chen);
    const { items } = await server.call(documents.restoreDocuments, { body: { ids: [file.id] } }, chen);
    expect(items[0]?.parent_id).toBeNull();
  });

  it('deletes only documents in the bin permanently, and frees their space', async () => {
    const item = await courseware('永别');
    const remove = { body: { ids: [item.id] } };
    expect((await server.fails(documents.deleteDocuments, remove, chen)).code).toBe('DOCUMENT_NOT_FOUND');
    await server.call(documents.binDocuments, remove, chen);
    await server.call(documents.deleteDocuments, remove, chen);
    const gone = await server.fails(documents.getDocument, { params: { id: item.id } }, chen);
    expect(gone.code).toBe('DOCUMENT_NOT_FOUND');
    await server.call(documents.binDocuments, { body: { ids: [(await courseware('也走')).id] } }, chen);
    const { items } = await server.call(documents.binnedDocuments, {}, chen);
    expect((await server.call(documents.emptyBin, {}, chen)).count).toBe(items.length);
    expect((await server.call(documents.binnedDocuments, {}, chen)).items).toEqual([]);
  });
});
