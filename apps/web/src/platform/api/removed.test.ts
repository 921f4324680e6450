import { expect, it } from 'vitest';
import { networkError, replyError } from './api-error.ts';
import { removed } from './removed.ts';

it('removed resolves when the object was gone already, and rejects on any other failure', async () => {
  const failed = (status: number, code: string) => Promise.reject(replyError(status, { code, message: '' }));
  await expect(removed(failed(404, 'LESSON_NOT_FOUND'))).resolves.toBeUndefined();
  await expect(removed(failed(403, 'FORBIDDEN'))).rejects.toMatchObject({ status: 403 });
  await expect(removed(Promise.reject(networkError()))).rejects.toMatchObject({ code: 'NETWORK' });
});
