import type { ApiSession } from './account-api.ts';

interface Task {
  readonly status: number;
  readonly document_id: string | null;
}

const DEADLINE_MS = 30_000;

/** Imports a file over HTTP, as another device would; returns the courseware's id. */
export async function importFile(teacher: ApiSession, name: string, bytes: Uint8Array): Promise<string> {
  const { id } = (await teacher.call('POST', '/api/uploads', { name, size: bytes.length })) as { id: string };
  await teacher.call('PUT', `/api/uploads/${id}?offset=0`, bytes);
  const { task_id } = (await teacher.call('POST', `/api/uploads/${id}/complete?open_as=courseware`)) as {
    task_id: string;
  };
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; ) {
    const task = (await teacher.call('GET', `/api/documents/v1.0/c/transcode/tasks/${task_id}`)) as Task;
    if (task.document_id !== null) return task.document_id;
    if (task.status > 2) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} was not imported`);
}
