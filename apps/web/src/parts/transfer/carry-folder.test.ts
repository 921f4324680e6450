import { binDocuments, createDocument } from '@lectern/protocol/documents';
import { beforeEach, expect, it, vi } from 'vitest';

const call = vi.fn();
vi.mock('../../platform/api/call.ts', () => ({ call }));
const { carryFolder } = await import('./carry-folder.ts');
const { FolderUpload } = await import('./folder-upload.ts');
const { UserGone } = await import('./transfer.ts');

/** Stops a folder with one within it as soon as its first is made; answers what the server was asked for. */
async function stopWithin(reason?: DOMException): Promise<readonly unknown[]> {
  const abort = new AbortController();
  call.mockImplementation(async (endpoint: unknown) => {
    if (endpoint === createDocument) abort.abort(reason);
    return { id: 'made' };
  });
  const within = { name: '练习', files: [new File(['words'], 'a.pdf')], unread: [], folders: [] };
  const top = { name: '第一课', files: [], unread: [], folders: [within] };
  const carried = carryFolder(new FolderUpload('第一课', undefined, async () => top), {
    signal: abort.signal,
    onState: () => undefined,
    onFiles: () => undefined,
  });
  await expect(carried).rejects.toMatchObject({ name: 'AbortError' });
  return call.mock.calls.map(([endpoint]) => endpoint);
}

beforeEach(() => void call.mockReset());

it('takes back what was made of a folder when it is cancelled', async () => {
  expect(await stopWithin()).toEqual([createDocument, binDocuments]);
});

it('asks for nothing in the name of whoever comes next when its user is gone', async () => {
  expect(await stopWithin(new UserGone())).toEqual([createDocument]);
});
