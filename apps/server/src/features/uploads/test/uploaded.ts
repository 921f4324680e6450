import { listDocuments } from '@lectern/protocol/documents';
import { noise } from '../../../../test/setup/decks.ts';
import type { SignedIn } from '../../../../test/setup/sessions.ts';
import type { TestServer } from '../../../../test/setup/test-server.ts';
import type { UploadTables } from '../uploads.store.ts';

export const NOTHING = { uploads: 0, pieces: 0, files: 0 };

/** Rows and pieces that all uploads have left on the server; `files` have pieces in the store. */
export async function leftOver(server: TestServer): Promise<typeof NOTHING> {
  const database = server.platform.database.withTables<UploadTables>();
  const uploads = await database.selectFrom('upload').selectAll().execute();
  const pieces = await database.selectFrom('upload_piece').select('start').execute();
  let files = 0;
  for await (const _ of server.platform.pieces.files(Number.POSITIVE_INFINITY)) files += 1;
  return { uploads: uploads.length, pieces: pieces.length, files };
}

/** Whether the teacher has a document of this name. */
export async function isIn(server: TestServer, teacher: SignedIn, name: string): Promise<boolean> {
  const page = await server.call(listDocuments, { query: { search: name } }, teacher);
  return page.items.some((item) => item.name === name);
}

/** Bytes that begin with the PNG signature. */
export function png(length: number): Uint8Array {
  const bytes = noise(length);
  bytes.set(Buffer.from('89504e470d0a1a0a', 'hex'));
  return bytes;
}
