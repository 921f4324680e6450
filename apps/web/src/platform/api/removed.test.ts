import { expect, it } from 'vitest';
import { networkError, replyError } from './api-error.ts';
import { removed } from './removed.ts';

it('a removal of what is gone already is done, and any other failure is one', async () => {
  const failed = (status: number, code: string) => Promise.reject(replyError(status, { code, message: '' }));
  await expect(removed(failed(404, 'LESSON_NOT_FOUND'))).resolves.toBeUndefined();
  await expect(removed(failed(403, 'FORBIDDEN'))).rejects.toMatchObject({ status: 403 });
  await expect(removed(Promise.reject(networkError()))).rejects.toMatchObject({ code: 'NETWORK' });
});
