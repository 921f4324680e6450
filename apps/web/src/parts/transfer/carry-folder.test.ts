import { binDocuments, createDocument } from '@lectern/protocol/documents';
import { beforeEach, expect, it, vi } from 'vitest';

const call = vi.fn();
vi.mock('../../platform/api/call.ts', () => ({ call }));
const { carryFolder } = await import('./carry-folder.ts');
const { FolderUpload } = await import('./folder-upload.ts');
const { UserGone } = await import('./transfer.ts');

/** Aborts a folder that contains another folder as soon as the first is created; returns the requests to the server. */
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

it('carryFolder removes a folder that was created when it is cancelled', async () => {
  expect(await stopWithin()).toEqual([createDocument, binDocuments]);
});

it('carryFolder sends no request after its user signed out', async () => {
  expect(await stopWithin(new UserGone())).toEqual([createDocument]);
});
