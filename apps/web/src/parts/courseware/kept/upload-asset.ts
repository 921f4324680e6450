import { type AssetItem, assetItem } from '@lectern/protocol/asset-shapes';
import { APP_ID_HEADER } from '@lectern/protocol/constants';
import { uploadAsset as endpoint } from '@lectern/protocol/courseware';
import { fillPath } from '@lectern/protocol/endpoint';
import { networkError, ownError, replyError } from '../../../platform/api/api-error.ts';
import { authorizationHeader, usableSession } from '../../../platform/api/authorization.ts';
import { connection } from '../../../platform/connection/window-connection.ts';
import { languageTag } from '../../../platform/i18n/language.ts';

/** Uploads a file of a courseware and reports progress, which `fetch` cannot. Rejects as `call` does. */
export async function uploadAsset(
  documentId: string,
  file: Blob,
  onProgress: (fraction: number) => void,
  signal: AbortSignal | undefined,
): Promise<AssetItem> {
  const session = await usableSession();
  if (session === undefined) throw ownError(401, 'UNAUTHORIZED');
  signal?.throwIfAborted();
  const path = fillPath(endpoint.path, { id: documentId });
  const authorization = await authorizationHeader(session, endpoint.method, path);
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, path);
    request.responseType = 'json';
    request.setRequestHeader('Authorization', authorization);
    request.setRequestHeader('Accept-Language', languageTag());
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(APP_ID_HEADER, 'lectern-web');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const reply = assetItem.safeParse(request.response);
      if (request.status === 200 && reply.success) resolve(reply.data);
      else reject(replyError(request.status, request.response));
    };
    request.onerror = () => {
      void connection.check();
      reject(networkError());
    };
    request.onabort = () => reject(new DOMException('the upload was aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
