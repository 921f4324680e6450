import { createHmac, randomBytes } from 'node:crypto';
import { COURSEWARE_LIVE_PATH } from '@lectern/protocol/courseware';
import { createDocument, putGrant } from '@lectern/protocol/documents';
import { fillPath } from '@lectern/protocol/endpoint';

/** A signed-in user outside any browser. */
export interface CrashSession {
  readonly userId: string;
  readonly loginName: string;
  readonly call: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** Returns the token for a live connection. */
  readonly liveToken: () => string;
}

const HEADERS = { 'content-type': 'application/json', 'sdp-app-id': 'lectern-crash' };

interface Token {
  readonly user_id: string;
  readonly access_token: string;
  readonly mac_key: string;
}

/** Registers a teacher. */
export async function register(url: string, loginName: string, password: string): Promise<CrashSession> {
  const body = JSON.stringify({ login_name: loginName, password, real_name: loginName });
  const reply = await fetch(`${url}/api/uc/v1.1/users`, { method: 'POST', headers: HEADERS, body });
  if (reply.status !== 200) throw new Error(`could not register: ${await reply.text()}`);
  const token = (await reply.json()) as Token;
  const sign = (method: string, path: string): string => {
    const nonce = `${Date.now()}:${randomBytes(12).toString('base64url')}`;
    const text = `${nonce}\n${method}\n${path}\n${new URL(url).host}\n`;
    const mac = createHmac('sha256', token.mac_key).update(text).digest('base64');
    return `MAC id="${token.access_token}",nonce="${nonce}",mac="${mac}"`;
  };
  return {
    userId: token.user_id,
    loginName,
    call: (method, path, content) =>
      fetch(url + path, {
        method,
        headers: { ...HEADERS, authorization: sign(method, path) },
        body: content === undefined ? undefined : JSON.stringify(content),
      }),
    liveToken: () => JSON.stringify({ authorization: sign('GET', COURSEWARE_LIVE_PATH) }),
  };
}

/** Creates a courseware of the first user that both may edit; returns its id. */
export async function sharedCourseware(owner: CrashSession, other: CrashSession): Promise<string> {
  const body = { name: '崩溃测试', resource_type_code: 'coursewares' };
  const made = await owner.call(createDocument.method, `${createDocument.path}?auto_rename=true`, body);
  const { id } = (await made.json()) as { id: string };
  const path = fillPath(putGrant.path, { id, user_id: other.userId });
  const grant = await owner.call(putGrant.method, path, { permission: 20 });
  if (made.status !== 200 || grant.status !== 200) throw new Error('failed to share the courseware');
  return id;
}
