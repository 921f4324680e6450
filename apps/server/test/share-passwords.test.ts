import { APP_ID_HEADER, EditPermission, type ErrorReply } from '@lectern/protocol';
import * as documents from '@lectern/protocol/documents';
import * as shares from '@lectern/protocol/shares';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startTestServer, type TestInput, type TestServer } from './harness.ts';
import { bearing } from './phone.ts';
import { type SignedIn, signIn } from './sessions.ts';

const PASSWORD = '248163';

let server: TestServer;
let now = Date.parse('2026-09-01T08:00:00Z');
let chen: SignedIn;
let li: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
});
afterAll(() => server.close());

type Setting = NonNullable<TestInput<typeof shares.putShare>['body']>;

async function courseware(name = '分享的课'): Promise<string> {
  const made = await server.call(
    documents.createDocument,
    { query: { auto_rename: true }, body: { name } },
    chen,
  );
  return made.id;
}

function put(id: string, body: Setting = {}): Promise<shares.Share> {
  return server.call(shares.putShare, { params: { id }, body }, chen);
}

/** A courseware with a link. */
async function shared(body: Setting = {}): Promise<{ id: string; key: string }> {
  const id = await courseware();
  return { id, key: (await put(id, body)).share_id };
}

function open(key: string, session?: Session) {
  return server.call(shares.openShare, { params: { id: key } }, session);
}

async function refusal(key: string, session?: Session): Promise<string> {
  return (await server.fails(shares.openShare, { params: { id: key } }, session)).code;
}

function verify(key: string, password: string, session?: Session) {
  return server.call(shares.verifySharePassword, { params: { identify: key }, body: { password } }, session);
}

async function wrong(key: string, password: string, session?: Session): Promise<string> {
  const input = { params: { identify: key }, body: { password } };
  return (await server.fails(shares.verifySharePassword, input, session)).code;
}

async function permission(id: string, who: SignedIn): Promise<number | string> {
  try {
    return (await server.call(documents.getDocument, { params: { id } }, who)).permission;
  } catch {
    return 'none';
  }
}

describe('the password of a link', () => {
  it('is asked of everybody but the owner, and who gave it bears a pass or is known', async () => {
    const { id, key } = await shared({ password: PASSWORD });
    expect([await refusal(key), await refusal(key, li)]).toEqual([
      'SHARE_PASSWORD_NEEDED',
      'SHARE_PASSWORD_NEEDED',
    ]);
    expect(await wrong(key, '000000')).toBe('SHARE_PASSWORD_WRONG');
    const { token } = await verify(key, PASSWORD);
    expect((await open(key, bearing(token))).name).toContain('分享的课');
    expect(await refusal(key)).toBe('SHARE_PASSWORD_NEEDED');
    await verify(key, PASSWORD, li);
    await open(key, li);
    const other = await shared({ password: PASSWORD });
    expect(await refusal(other.key, bearing(token))).toBe('SHARE_PASSWORD_NEEDED');
    expect(await refusal(key, bearing(`${token}x`))).toBe('SHARE_PASSWORD_NEEDED');
    await open(key, chen);
    expect(await permission(id, li)).toBe(EditPermission.VIEW);
  });

  it('that is changed is asked of everybody anew, passes and open documents included', async () => {
    const { id, key } = await shared({ password: PASSWORD });
    const { token } = await verify(key, PASSWORD);
    await verify(key, PASSWORD, li);
    await put(id, { password: '135790' });
    expect(await refusal(key, bearing(token))).toBe('SHARE_PASSWORD_NEEDED');
    expect([await refusal(key, li), await permission(id, li)]).toEqual(['SHARE_PASSWORD_NEEDED', 'none']);
    expect(await wrong(key, PASSWORD)).toBe('SHARE_PASSWORD_WRONG');
  });

  it('says by whom it is given, and by nobody else', async () => {
    const { key } = await shared({ password: PASSWORD });
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

  it('tells missing, withdrawn and ended links as what they are, and counts them as tries', async () => {
    const gone = await shared({ password: PASSWORD });
    await server.call(shares.withdrawShare, { params: { id: gone.id } }, chen);
    const over = await shared({ password: PASSWORD, end_at: now + 1000 });
    now += 2000;
    expect([
      await wrong('A'.repeat(22), PASSWORD),
      await wrong(gone.key, PASSWORD),
      await wrong(over.key, PASSWORD),
    ]).toEqual(['SHARE_NOT_FOUND', 'SHARE_WITHDRAWN', 'SHARE_ENDED']);
  });
});

describe('a thousand tries', () => {
  /** Codes of wrong passwords, and of how many each. */
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

  it('from one address are ten, and hold up nobody elsewhere', async () => {
    const { key } = await shared({ password: PASSWORD });
    const codes = await guess(key, () => '203.0.113.7');
    // Those that were being compared when the last one was counted come on top.
    expect(codes.SHARE_PASSWORD_WRONG).toBeLessThanOrEqual(20);
    expect(Object.keys(codes).sort()).toEqual(['LOGIN_LOCKED', 'SHARE_PASSWORD_WRONG']);
    expect((await verify(key, PASSWORD)).token).toContain(key);
  });

  it('from a thousand addresses are a hundred, and hold up nobody who came in before', async () => {
    const { key } = await shared({ password: PASSWORD });
    const { token } = await verify(key, PASSWORD);
    await verify(key, PASSWORD, li);
    const codes = await guess(key, (at) => `198.51.${Math.floor(at / 250)}.${at % 250}`);
    expect(codes.SHARE_PASSWORD_WRONG).toBeLessThanOrEqual(120);
    expect(await wrong(key, PASSWORD)).toBe('LOGIN_LOCKED');
    await open(key, bearing(token));
    await open(key, li);
  });

  it('of ids that are none are that, and a link beside them opens', async () => {
    const { key } = await shared();
    const codes = new Set<string>();
    for (let from = 0; from < 1000; from += 100) {
      const tried = Array.from({ length: 100 }, (_, at) => refusal(`${from + at}`.padStart(22, 'z')));
      for (const code of await Promise.all(tried)) codes.add(code);
    }
    expect([...codes]).toEqual(['SHARE_NOT_FOUND']);
    await open(key);
  });
});
