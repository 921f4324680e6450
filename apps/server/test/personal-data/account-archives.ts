import { setTimeout } from 'node:timers/promises';
import { type DataExport, getDataExport, startDataExport } from '@lectern/protocol/data-exports';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { SignedIn } from '../setup/sessions.ts';
import type { TestServer } from '../setup/test-server.ts';

const of = (who: SignedIn) => ({ params: { id: who.userId }, language: 'zh' as const });

/** Waits for the requested archive of an account. */
export async function madeArchive(
  server: TestServer,
  who: SignedIn,
): Promise<DataExport & { file: NonNullable<DataExport['file']> }> {
  for (;;) {
    const { task } = await server.call(getDataExport, of(who), who);
    if (task?.state === 'failed') throw new Error(task.error?.message);
    if (task?.state === 'done' && task.file) return { ...task, file: task.file };
    await setTimeout(50);
  }
}

/** Contents of an account's archive, by file name. */
export async function archiveOf(
  server: TestServer,
  who: SignedIn,
): Promise<Readonly<Record<string, Uint8Array>>> {
  await server.call(startDataExport, of(who), who);
  const { file } = await madeArchive(server, who);
  const answer = await fetch(server.url + file.url);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}
