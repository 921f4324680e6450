import { randomBytes } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { newId } from '@lectern/base';
import { APP_ID_HEADER, type Endpoint, type Reply } from '@lectern/protocol';
import { register } from '@lectern/protocol/accounts';
import { makeNonce } from '@lectern/protocol/mac';
import type { AuthToken } from '@lectern/protocol/tokens';
import { signedHeader, TEST_PASSWORD } from '../setup/sessions.ts';

/** A user who is signed in to a program in a separate process. */
export class Caller {
  readonly #host: string;
  readonly #token: AuthToken;

  private constructor(host: string, token: AuthToken) {
    this.#host = host;
    this.#token = token;
  }

  static async register(port: number): Promise<Caller> {
    const host = `127.0.0.1:${port}`;
    const name = `user-${newId().slice(-12)}`;
    const answer = await fetch(`http://${host}${register.path}`, {
      method: register.method,
      headers: { [APP_ID_HEADER]: 'test', 'content-type': 'application/json' },
      body: JSON.stringify({ login_name: name, password: TEST_PASSWORD, real_name: name }),
    });
    if (answer.status !== 200) throw new Error(`registration failed: ${await answer.text()}`);
    return new Caller(host, (await answer.json()) as AuthToken);
  }

  /** `path` with its query; `body` is JSON as text, or bytes. */
  async call<E extends Endpoint>(
    { method }: E,
    path: string,
    body?: string | Buffer<ArrayBuffer>,
  ): Promise<Reply<E>> {
    const type = typeof body === 'string' ? 'json' : 'octet-stream';
    const init = body === undefined ? {} : { body };
    const headers = this.#headers(method, path, body === undefined ? undefined : type);
    const answer = await fetch(`http://${this.#host}${path}`, { method, headers, ...init });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Reply<E>;
  }

  /** Begins to send a body of this many bytes, and ignores a cut-off. */
  beginSending(path: string, length: number): ClientRequest {
    const headers = { ...this.#headers('PUT', path, 'octet-stream'), 'content-length': String(length) };
    const sending = request(`http://${this.#host}${path}`, { method: 'PUT', headers });
    return sending.on('error', () => undefined);
  }

  #headers(method: string, url: string, type: string | undefined): Record<string, string> {
    const nonce = makeNonce(Date.now(), randomBytes(16));
    return {
      [APP_ID_HEADER]: 'test',
      authorization: signedHeader(this.#token, { nonce, method, url, host: this.#host }),
      ...(type && { 'content-type': `application/${type}` }),
    };
  }
}
