import { createHash } from 'node:crypto';
import { AVATAR_SIZE, LecternError, STUDENT_AVATAR_SIZE } from '@lectern/protocol';
import { AVATAR_MAX_BYTES, AVATAR_PATH, deleteAvatar, putAvatar } from '@lectern/protocol/accounts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { enforce } from '../../platform/policy.ts';
import { mayUseAccount } from './accounts.policy.ts';
import type { AccountsService } from './accounts.service.ts';
import type { AccountsStore } from './accounts.store.ts';
import { initialAvatar, readAvatar } from './avatar-picture.ts';

/** Headers with which a browser treats an uploaded picture as a picture only. */
const PICTURE_HEADERS = {
  'content-security-policy': FILE_POLICY,
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
  // Cached without limit, for the address changes with the picture.
  'cache-control': 'private, max-age=31536000, immutable',
};

const pictureParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const pictureQuery = z.object({
  size: z.coerce
    .number()
    .int()
    .min(16)
    .max(STUDENT_AVATAR_SIZE * 2)
    .default(AVATAR_SIZE),
  v: z.string().max(64).optional(),
  i: z.string().max(16).optional(),
});

export function routeAvatars(routes: Routes, accounts: AccountsService, store: AccountsStore): void {
  routes.handle(putAvatar, async ({ caller, params, rawBody }) => {
    enforce(mayUseAccount(caller, params.id));
    const bytes = Buffer.concat(await rawBody.toArray());
    if (bytes.length > AVATAR_MAX_BYTES) throw new LecternError('PAYLOAD_TOO_LARGE');
    const { mime } = readAvatar(bytes);
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await store.setAvatar(params.id, { mime, bytes, version });
    return accounts.account(params.id);
  });

  routes.handle(deleteAvatar, async ({ caller, params }) => {
    enforce(mayUseAccount(caller, params.id));
    await store.deleteAvatar(params.id);
    return accounts.account(params.id);
  });

  routes.serve(AVATAR_PATH, async (request, response): Promise<FastifyReply> => {
    const params = pictureParams.safeParse(request.params);
    const query = pictureQuery.safeParse(request.query);
    if (!params.success || !query.success) throw new LecternError('INVALID_INPUT', { field: 'size' });
    const { id } = params.data;
    const { size, v, i } = query.data;
    const avatar = v === undefined ? undefined : await store.avatar(id);
    if (avatar && avatar.version === v) {
      return response.headers(PICTURE_HEADERS).header('content-type', avatar.mime).send(avatar.bytes);
    }
    return response
      .headers(PICTURE_HEADERS)
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', v === undefined ? PICTURE_HEADERS['cache-control'] : 'no-store')
      .send(initialAvatar(id, i, size));
  });
}
