import { createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type ErrorCode, LecternError } from '@lectern/protocol';
import { macText, nonceIsFresh, parseMacHeader, parseNonce } from '@lectern/protocol/mac';
import type { Clock } from '../../../platform/clock.ts';
import type { Authenticate, CallerIdentity } from '../../../platform/http/routes.ts';
import type { NonceGuard } from '../nonces/nonce-guard.ts';
import type { CachedToken, TokenCache } from './token-cache.ts';
import { deriveMacKey, macKeyObject, signText } from './token-secrets.ts';

/** A request whose signature is to be verified. */
export interface SignedRequest {
  readonly accessToken: string;
  readonly nonce: string;
  /** Base64. */
  readonly mac: string;
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly host: string;
}

interface AuthenticatorPorts {
  clock: Clock;
  tokens: TokenCache;
  nonces: NonceGuard;
  readSecret: () => Promise<Uint8Array>;
  /** Called with every refusal, for the log and the metrics. */
  refused: (code: ErrorCode) => void;
}

/**
 * Verifies signed calls. The signature is checked first: no signature is right under a token that the server did not
 * issue, so a flood of invented tokens causes no database queries.
 */
export class Authenticator {
  readonly #ports: AuthenticatorPorts;
  #serverKey: KeyObject | undefined;

  constructor(ports: AuthenticatorPorts) {
    this.#ports = ports;
  }

  readonly authenticate: Authenticate = async (request) => {
    const header = parseMacHeader(request.authorization);
    if (!header) throw this.#refuse('UNAUTHORIZED');
    const token = await this.verify({
      accessToken: header.id,
      nonce: header.nonce,
      mac: header.mac,
      method: request.method,
      url: request.url,
      host: request.host,
    });
    return identityOf(token, header.id);
  };

  /** The `mac_key` that belongs to an access token. */
  async macKey(accessToken: string): Promise<string> {
    return deriveMacKey(await this.#key(), accessToken);
  }

  /** Throws UNAUTHORIZED, TOKEN_EXPIRED, MAC_INVALID, NONCE_STALE and NONCE_REPEATED; uses the nonce up. */
  async verify(request: SignedRequest): Promise<CachedToken> {
    const nonce = parseNonce(request.nonce);
    if (!nonce) throw this.#refuse('MAC_INVALID');
    const cached = this.#ports.tokens.peek(request.accessToken);
    const macKey = cached?.macKey ?? macKeyObject(await this.macKey(request.accessToken));
    const expected = signText(macKey, macText(request));
    const given = Buffer.from(request.mac, 'base64');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw this.#refuse('MAC_INVALID');
    }
    const token = cached ?? (await this.#ports.tokens.find(request.accessToken, macKey));
    if (!token) throw this.#refuse('UNAUTHORIZED');
    const now = this.#ports.clock.now();
    if (token.expiresAt <= now) throw this.#refuse('TOKEN_EXPIRED');
    if (!nonceIsFresh(nonce.time, now)) throw this.#refuse('NONCE_STALE');
    const use = await this.#ports.nonces.spend(token.signInId, request.nonce, nonce.time);
    if (use === 'stale') throw this.#refuse('NONCE_STALE');
    if (use === 'repeated') throw this.#refuse('NONCE_REPEATED');
    return token;
  }

  #refuse(code: ErrorCode): LecternError {
    this.#ports.refused(code);
    return new LecternError(code);
  }

  async #key(): Promise<KeyObject> {
    this.#serverKey ??= createSecretKey(await this.#ports.readSecret());
    return this.#serverKey;
  }
}

function identityOf(token: CachedToken, accessToken: string): CallerIdentity {
  return {
    userId: token.accountId,
    accountType: token.accountType,
    organisationId: token.organisationId ?? undefined,
    accessToken,
    sessionId: token.signInId,
    personId: token.personId ?? undefined,
  };
}
