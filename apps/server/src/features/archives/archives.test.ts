import { archiveLink } from '@lectern/protocol/archives';
import { EditType } from '@lectern/protocol/constants';
import { binDocuments, createDocument, moveDocuments } from '@lectern/protocol/documents';
import { unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { startSharing } from '../../../test/setup/links.ts';
import type { SignedIn } from '../../../test/setup/sessions.ts';
import { uploadFile } from '../../../test/setup/upload-file.ts';

let now = Date.parse('2026-09-01T08:00:00Z');
const { server, chen, li, links } = await startSharing({ now: () => now });
afterAll(() => server.close());

async function folder(name: string, parent_id?: string): Promise<string> {
  const input = { query: { parent_id }, body: { name, resource_type_code: 'folder' } } as const;
  return (await server.call(createDocument, input, chen)).id;
}

async function text(name: string, content: string, parent: string | null, who = chen): Promise<string> {
  const kept = await uploadFile(server, who, name, Buffer.from(content));
  if (kept.kind !== 'document') throw new Error('the text was not stored as a file');
  const ids = [kept.document.id];
  if (parent !== null)
    await server.call(moveDocuments, { query: { auto_rename: true }, body: { ids, parent_id: parent } }, who);
  return kept.document.id;
}

function link(ids: readonly string[], who: SignedIn = chen) {
  return server.call(archiveLink, { body: { ids: [...ids] } }, who);
}

async function refusal(ids: readonly string[], who: SignedIn = chen): Promise<string> {
  return (await server.fails(archiveLink, { body: { ids: [...ids] } }, who)).code;
}

/** Contents of a link's archive, by path. */
async function unpack(url: string): Promise<Readonly<Record<string, string>>> {
  const response = await server.fetch(url);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [
      path,
      path.endsWith('.ndpx') ? String(bytes.length > 500) : Buffer.from(bytes).toString(),
    ]),
  );
}

it('an archive is one zip of files, coursewares and folders with their contents, under names that every system accepts', async () => {
  const outer = await folder('第一单元: 秋');
  const inner = await folder('练习', outer);
  const [loose] = [await text('名单.txt', '第一组', null)];
  await text('教案.txt', '外', outer);
  await text('教案.txt', '内', inner);
  await folder('空的', outer);
  const other = await folder('别处');
  const same = await text('名单.txt', '第二组', other);
  const courseware = await links.courseware('秋天的雨');
  const made = await link([outer, loose, same, courseware]);
  expect(made).toMatchObject({ name: 'Lectern 2026-09-01.zip', count: 5 });
  const response = await server.fetch(made.url);
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''Lectern%202026-09-01.zip");
  await response.body?.cancel();
  expect(await unpack(made.url)).toEqual({
    '第一单元_ 秋/': '',
    '第一单元_ 秋/练习/': '',
    '第一单元_ 秋/空的/': '',
    '第一单元_ 秋/教案.txt': '外',
    '第一单元_ 秋/练习/教案.txt': '内',
    '名单.txt': '第一组',
    '名单 (2).txt': '第二组',
    '秋天的雨.ndpx': 'true',
  });
  expect(await link([outer])).toMatchObject({ name: '第一单元: 秋.zip', count: 2 });
});

it('an archive’s link expires after minutes, is invalid for another list, and omits documents that may no longer be downloaded', async () => {
  const [one, two] = [await text('一.txt', '一', null), await text('二.txt', '二', null)];
  const { url } = await link([one, two]);
  const [path = '', query = ''] = url.split('?');
  const other = await link([one]);
  for (const forged of [
    `${path}?${other.url.split('?')[1]}`,
    `${other.url.split('?')[0]}?${query}`,
    url.replace(/u=[^&]*/, `u=${li.userId}`),
    url.replace(/d=[^&]*/, 'd=x'),
  ])
    expect((await server.fetch(forged)).status, forged).toBe(403);
  await server.call(binDocuments, { body: { ids: [two] } }, chen);
  expect((await server.fetch(url)).status).toBe(403);
  expect(await unpack(other.url)).toEqual({ '一.txt': '一' });
  now += 300_001;
  expect((await server.fetch(other.url)).status).toBe(403);
});

it('an archive is refused when documents are not the caller’s, may only be viewed, or contain no file', async () => {
  const dir = await folder('没有文件');
  const mine = await text('我的.txt', '我', null);
  expect(await refusal([dir])).toBe('ARCHIVE_EMPTY');
  expect(await refusal([mine], li)).toBe('DOCUMENT_NOT_FOUND');
  expect(await refusal([mine, dir], li)).toBe('DOCUMENT_NOT_FOUND');
  expect(await refusal([])).toBe('INVALID_INPUT');
  const { id, key } = await links.shared({ download: false, edit_type: EditType.ALL });
  await links.open(key, li);
  expect(await refusal([id], li)).toBe('FORBIDDEN');
  await links.put(id, { download: true });
  const { url } = await link([id], li);
  expect(Object.keys(await unpack(url))).toEqual(['分享的课.ndpx']);
  await links.put(id, { download: false });
  expect((await server.fetch(url)).status).toBe(403);
});
