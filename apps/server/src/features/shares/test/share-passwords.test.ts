import { availableParallelism } from 'node:os';
import { APP_ID_HEADER, EditPermission, type ErrorReply } from '@lectern/protocol';
import { DEVICE_HEADER } from '@lectern/protocol/constants';
import * as shares from '@lectern/protocol/shares';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startSharing } from '../../../../test/setup/links.ts';
import { bearing } from '../../../../test/setup/phone.ts';
import { proving } from '../../../../test/setup/proof-of-work.ts';
import type { Session } from '../../../../test/setup/test-server.ts';

const PASSWORD = '248163';

let now = Date.parse('2026-09-01T08:00:00Z');
const { server, chen, li, links } = await startSharing({ now: () => now });
afterAll(() => server.close());

function verify(key: string, password: string, session?: Session) {
  return server.call(shares.verifySharePassword, { params: { identify: key }, body: { password } }, session);
}

async function wrong(key: string, password: string, session?: Session): Promise<string> {
  const input = { params: { identify: key }, body: { password } };
  return (await server.fails(shares.verifySharePassword, input, session)).code;
}

describe('the password of a link', () => {
  it('is required of every user but the owner, and gives a pass to a visitor or a grant to an account', async () => {
    const { id, key } = await links.shared({ password: PASSWORD });
    expect([await links.refusal(key), await links.refusal(key, li)]).toEqual([
      'SHARE_PASSWORD_NEEDED',
      'SHARE_PASSWORD_NEEDED',
    ]);
    expect(await wrong(key, '000000')).toBe('SHARE_PASSWORD_WRONG');
    const { token } = await verify(key, PASSWORD);
    expect((await links.open(key, bearing(token))).name).toContain('分享的课');
    expect(await links.refusal(key)).toBe('SHARE_PASSWORD_NEEDED');
    await verify(key, PASSWORD, li);
    await links.open(key, li);
    const other = await links.shared({ password: PASSWORD });
    expect(await links.refusal(other.key, bearing(token))).toBe('SHARE_PASSWORD_NEEDED');
    expect(await links.refusal(key, bearing(`${token}x`))).toBe('SHARE_PASSWORD_NEEDED');
    await links.open(key, chen);
    expect(await links.permission(id, li)).toBe(EditPermission.VIEW);
  });

  it('is not required again of a visitor who entered it before signing in, unlike with another link’s pass', async () => {
    const { key } = await links.shared({ password: PASSWORD });
    const other = await links.shared({ password: PASSWORD });
    const { token } = await verify(key, PASSWORD);
    const withPass = (identify: string) => ({ params: { identify }, body: { password: '', pass: token } });
    const refused = await server.fails(shares.verifySharePassword, withPass(other.key), li);
    expect(refused.code).toBe('SHARE_PASSWORD_WRONG');
    // The pass is not exchanged for a newer one.
    expect((await server.fails(shares.verifySharePassword, withPass(key))).code).toBe('SHARE_PASSWORD_WRONG');
    await server.call(shares.verifySharePassword, withPass(key), li);
    expect((await links.open(key, li)).name).toContain('分享的课');
  });

  it('is refused when it is easy to guess, and the link stays unchanged', async () => {
    const { id, key } = await links.shared({ password: PASSWORD });
    for (const password of ['abc123', '123456', 'wo123456', 'chen12', 'qwe123']) {
      const input = { params: { id }, body: { password } };
      expect((await server.fails(shares.putShare, input, chen)).code).toBe('SHARE_PASSWORD_WEAK');
    }
    await verify(key, PASSWORD);
  });

  it('is required of every user again when it is changed, also with a pass and an open document', async () => {
    const { id, key } = await links.shared({ password: PASSWORD });
    const { token } = await verify(key, PASSWORD);
    await verify(key, PASSWORD, li);
    await links.put(id, { password: '907315' });
    expect(await links.refusal(key, bearing(token))).toBe('SHARE_PASSWORD_NEEDED');
    expect([await links.refusal(key, li), await links.permission(id, li)]).toEqual([
      'SHARE_PASSWORD_NEEDED',
      'none',
    ]);
    expect(await wrong(key, PASSWORD)).toBe('SHARE_PASSWORD_WRONG');
  });

  it('is sent in the caller’s own name only', async () => {
    const { key } = await links.shared({ password: PASSWORD });
    const as = async (user_id: string, session?: Session) =>
      server
        .call(
          shares.verifySharePassword,
          { params: { identify: key }, body: { password: PASSWORD, user_id } },
          session,
        )
        .then(
          () => 'passed',
          (error: { reply: { code: string } }) => error.reply.code,
        );
    expect([await as(''), await as('999777'), await as(li.userId)]).toEqual([
      'passed',
      'passed',
      'USER_NOT_FOUND',
    ]);
    expect([await as(li.userId, li), await as(chen.userId, li)]).toEqual(['passed', 'USER_NOT_FOUND']);
  });

  it('is reported as for a missing, withdrawn or expired link, and counts these tries', async () => {
    const gone = await links.shared({ password: PASSWORD });
    await server.call(shares.withdrawShare, { params: { id: gone.id } }, chen);
    const over = await links.shared({ password: PASSWORD, end_at: now + 1000 });
    now += 2000;
    expect([
      await wrong('A'.repeat(22), PASSWORD),
      await wrong(gone.key, PASSWORD),
      await wrong(over.key, PASSWORD),
    ]).toEqual(['SHARE_NOT_FOUND', 'SHARE_WITHDRAWN', 'SHARE_ENDED']);
    for (const key of ['B'.repeat(22), gone.key, over.key]) {
      const codes = new Set<string>();
      for (let tries = 0; tries < 11; tries += 1) codes.add(await wrong(key, PASSWORD));
      expect([...codes].at(-1)).toBe('LOGIN_LOCKED');
    }
  });

  it('is logged when it was wrong or the link had expired, with the address, without link and password', async () => {
    const info = vi.spyOn(server.platform.log, 'info');
    try {
      const { id, key } = await links.shared({ password: PASSWORD });
      await wrong(key, '000000', li);
      await server.call(shares.withdrawShare, { params: { id } }, chen);
      await wrong(key, PASSWORD);
      const told = info.mock.calls.filter(([, message]) => message === 'a call was rejected');
      const call = `POST ${shares.verifySharePassword.path}`;
      expect(told.map(([fields]) => fields)).toEqual([
        { code: 'SHARE_PASSWORD_WRONG', call, user: li.userId, address: '127.0.0.1' },
        { code: 'SHARE_WITHDRAWN', call, user: undefined, address: '127.0.0.1' },
      ]);
      expect(JSON.stringify(told)).not.toContain(key);
    } finally {
      info.mockRestore();
    }
  });
});

describe('a thousand tries', () => {
  /** Number of tries by error code. */
  async function guess(key: string, addressOf: (at: number) => string): Promise<Record<string, number>> {
    const codes: Record<string, number> = {};
    const attempt = async (at: number) => {
      const response = await server.fetch(`/api/documents/v1.0/visitor/share/verify_password/${key}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': addressOf(at),
          [APP_ID_HEADER]: 'test',
        },
        body: JSON.stringify({ password: String(100_000 + at) }),
      });
      const { code } = (await response.json()) as ErrorReply;
      codes[code] = (codes[code] ?? 0) + 1;
    };
    for (let from = 0; from < 1000; from += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, at) => attempt(from + at)));
    }
    return codes;
  }

  it('allow ten guesses from one address, and affect no other address', async () => {
    const { key } = await links.shared({ password: PASSWORD });
    const codes = await guess(key, () => '203.0.113.7');
    // Guesses that are already being compared when the limit is reached are finished.
    expect(codes.SHARE_PASSWORD_WRONG).toBeLessThanOrEqual(10 + availableParallelism());
    expect(Object.keys(codes).sort()).toEqual(['LOGIN_LOCKED', 'SHARE_PASSWORD_WRONG']);
    expect((await verify(key, PASSWORD)).token).toContain(key);
  });

  it('lock the device when they come from one device, and require proof of work from others behind its address', async () => {
    const { key } = await links.shared({ password: PASSWORD });
    const named = (device: string, password: string, more: object = {}) => ({
      params: { identify: key },
      body: { password },
      headers: { [DEVICE_HEADER]: device, 'x-forwarded-for': '203.0.113.8', ...more },
    });
    for (let tries = 0; tries < 10; tries += 1)
      await server.fails(shares.verifySharePassword, named('a script', '000000'));
    const shut = await server.fails(shares.verifySharePassword, named('a script', PASSWORD));
    expect(shut.code).toBe('LOGIN_LOCKED');
    const slow = await server.fails(shares.verifySharePassword, named('a phone', PASSWORD));
    await server.call(shares.verifySharePassword, named('a phone', PASSWORD, proving(slow)));
    // A signed-in user has a separate limit, and the owner needs no password.
    await server.call(shares.verifySharePassword, named('a phone', PASSWORD), li);
    await links.open(key, chen);
  });

  it('allow a hundred guesses from a thousand addresses, and do not affect visitors with a pass', async () => {
    const { key } = await links.shared({ password: PASSWORD });
    const { token } = await verify(key, PASSWORD);
    await verify(key, PASSWORD, li);
    const codes = await guess(key, (at) => `198.51.${Math.floor(at / 250)}.${at % 250}`);
    expect(codes.SHARE_PASSWORD_WRONG).toBeLessThanOrEqual(100 + availableParallelism());
    expect(await wrong(key, PASSWORD)).toBe('PROOF_NEEDED');
    await links.open(key, bearing(token));
    await links.open(key, li);
  });

  it('are reported as of unknown ids, and an existing link beside them opens', async () => {
    const { key } = await links.shared();
    const codes = new Set<string>();
    for (let from = 0; from < 1000; from += 100) {
      const tried = Array.from({ length: 100 }, (_, at) => links.refusal(`${from + at}`.padStart(22, 'z')));
      for (const code of await Promise.all(tried)) codes.add(code);
    }
    expect([...codes]).toEqual(['SHARE_NOT_FOUND']);
    await links.open(key);
  });
});
