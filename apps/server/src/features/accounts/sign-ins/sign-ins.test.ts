import { newId } from '@lectern/base';
import { GUEST_USER_ID } from '@lectern/protocol';
import {
  createGuestToken,
  createLoginKey,
  createSession,
  exchangeToken,
  getAccount,
  listIdentities,
  redeemLoginKey,
  showLoginKey,
  signIn as signInEndpoint,
  signOut,
  signOutEverywhere,
} from '@lectern/protocol/accounts';
import { getTime, refreshToken } from '@lectern/protocol/tokens';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { movedClock } from '../../../../test/setup/moved-clock.ts';
import {
  sessionOf,
  signIn,
  signInGuest,
  signInTeacher,
  TEST_PASSWORD,
} from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import {
  LOGIN_KEY_MS,
  LONGEST_SIGN_IN_MS,
  REFRESH_GRACE_MS,
  REFRESH_TOKEN_MS,
  SESSION_ENDED_TOPIC,
} from './sign-ins.service.ts';

const clock = movedClock();

const server = await startTestServer({ clock });
afterAll(() => server.close());

function endedSignIns(): { readonly ids: string[]; stop(): void } {
  const ids: string[] = [];
  const stop = server.platform.bus.subscribe(SESSION_ENDED_TOPIC, (id) => ids.push(id));
  return { ids, stop };
}

describe('a refresh', () => {
  it('replaces both tokens, and the new access token signs calls', async () => {
    const person = await signIn(server);
    const fresh = await server.call(refreshToken, { body: { refresh_token: person.token.refresh_token } });
    expect(fresh.access_token).not.toBe(person.token.access_token);
    expect(fresh.refresh_token).not.toBe(person.token.refresh_token);
    await server.call(getAccount, { params: { id: person.userId } }, sessionOf(server, fresh));
  });

  it('keeps the old token valid for a minute, for calls in progress', async () => {
    const person = await signIn(server);
    await server.call(refreshToken, { body: { refresh_token: person.token.refresh_token } });
    await server.call(getAccount, { params: { id: person.userId } }, person);
    clock.ahead = 61_000;
    try {
      const reply = await server.fails(getAccount, { params: { id: person.userId } }, person);
      expect(reply.code).toBe('TOKEN_EXPIRED');
    } finally {
      clock.ahead = 0;
    }
  });

  it('succeeds in two windows at once', async () => {
    const person = await signIn(server);
    const body = { refresh_token: person.token.refresh_token };
    const both = await Promise.all([
      server.call(refreshToken, { body }),
      server.call(refreshToken, { body }),
    ]);
    for (const token of both) {
      await server.call(getAccount, { params: { id: person.userId } }, sessionOf(server, token));
    }
  });

  it('ends the whole sign-in when a used refresh token is used again later', async () => {
    const person = await signIn(server);
    const body = { refresh_token: person.token.refresh_token };
    const fresh = await server.call(refreshToken, { body });
    clock.ahead = REFRESH_GRACE_MS + 1_000;
    try {
      const ended = endedSignIns();
      expect((await server.fails(refreshToken, { body })).code).toBe('SESSION_INVALID');
      const reply = await server.fails(
        getAccount,
        { params: { id: person.userId } },
        sessionOf(server, fresh),
      );
      expect(reply.code).toBe('UNAUTHORIZED');
      expect(ended.ids).toHaveLength(1);
      ended.stop();
      const next = { refresh_token: fresh.refresh_token };
      expect((await server.fails(refreshToken, { body: next })).code).toBe('SESSION_INVALID');
    } finally {
      clock.ahead = 0;
    }
  });

  it('is refused after thirty days, and for an invented token', async () => {
    const person = await signIn(server);
    clock.ahead = REFRESH_TOKEN_MS + 1_000;
    try {
      const body = { refresh_token: person.token.refresh_token };
      expect((await server.fails(refreshToken, { body })).code).toBe('SESSION_INVALID');
    } finally {
      clock.ahead = 0;
    }
    const reply = await server.fails(refreshToken, { body: { refresh_token: 'made-up' } });
    expect(reply.code).toBe('SESSION_INVALID');
  });
});

describe('a sign-in that is renewed again and again', () => {
  it('ends half a year after the password was entered, also after an exchange for another account', async () => {
    const person = await signIn(server);
    try {
      const beside = await server.call(exchangeToken, { body: { user_id: person.userId } }, person);
      let tokens = [person.token.refresh_token, beside.refresh_token];
      for (clock.ahead = 0; clock.ahead < LONGEST_SIGN_IN_MS - REFRESH_TOKEN_MS; ) {
        clock.ahead += REFRESH_TOKEN_MS - 60_000;
        tokens = await Promise.all(
          tokens.map(async (token) => {
            const renewed = await server.call(refreshToken, { body: { refresh_token: token } });
            return renewed.refresh_token;
          }),
        );
      }
      clock.ahead = LONGEST_SIGN_IN_MS;
      for (const token of tokens) {
        expect((await server.fails(refreshToken, { body: { refresh_token: token } })).code).toBe(
          'SESSION_INVALID',
        );
      }
    } finally {
      clock.ahead = 0;
    }
  });
});

describe('signing out', () => {
  it('ends the token, its refresh token and its sockets', async () => {
    const person = await signIn(server);
    const other = await server.call(signInEndpoint, {
      body: { login_name: (await accountOf(person)).login_name ?? '', password: TEST_PASSWORD },
    });
    const ended = endedSignIns();
    await server.call(signOut, { params: { access_token: person.token.access_token } }, person);
    expect(ended.ids).toHaveLength(1);
    ended.stop();
    expect((await server.fails(getAccount, { params: { id: person.userId } }, person)).code).toBe(
      'UNAUTHORIZED',
    );
    const body = { refresh_token: person.token.refresh_token };
    expect((await server.fails(refreshToken, { body })).code).toBe('SESSION_INVALID');
    await server.call(getAccount, { params: { id: person.userId } }, sessionOf(server, other));
  });

  it('does not end another user’s token', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    const reply = await server.fails(signOut, { params: { access_token: li.token.access_token } }, chen);
    expect(reply.code).toBe('UNAUTHORIZED');
    await server.call(getAccount, { params: { id: li.userId } }, li);
  });

  it('everywhere ends every device, and one-time keys with them', async () => {
    const person = await signIn(server);
    const { login_name } = await accountOf(person);
    const credentials = { login_name: login_name ?? '', password: TEST_PASSWORD };
    const second = sessionOf(server, await server.call(signInEndpoint, { body: credentials }));
    const { login_key } = await server.call(createLoginKey, {}, second);
    const { ended } = await server.call(signOutEverywhere, { params: { id: person.userId } }, person);
    expect(ended).toBe(2);
    for (const session of [person, second]) {
      const reply = await server.fails(getAccount, { params: { id: person.userId } }, session);
      expect(reply.code).toBe('UNAUTHORIZED');
    }
    expect((await server.fails(redeemLoginKey, { body: { login_key } })).code).toBe('LOGIN_KEY_INVALID');
  });

  it('everywhere is refused for another user', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    const reply = await server.fails(signOutEverywhere, { params: { id: li.userId } }, chen);
    expect(reply.code).toBe('USER_NOT_FOUND');
    await accountOf(li);
  });
});

describe('a one-time login key', () => {
  it('signs its user in, once', async () => {
    const teacher = await signInTeacher(server);
    const { login_key } = await server.call(createLoginKey, {}, teacher);
    const token = await server.call(redeemLoginKey, { body: { login_key, device_id: 'panel' } });
    expect(token).toMatchObject({ user_id: teacher.userId, account_type: 'org' });
    await server.call(getAccount, { params: { id: teacher.userId } }, sessionOf(server, token));
    expect((await server.fails(redeemLoginKey, { body: { login_key } })).code).toBe('LOGIN_KEY_INVALID');
  });

  it('reports its user without being used up, and no user once it is used', async () => {
    const teacher = await signInTeacher(server, { name: `wang-${newId().slice(-12)}` });
    const { login_key } = await server.call(createLoginKey, {}, teacher);
    const { real_name } = await server
      .call(getAccount, { params: { id: teacher.userId } }, teacher)
      .then((account) => ({ real_name: account.user_real_name }));
    const shown = await server.call(showLoginKey, { body: { login_key } });
    expect(shown).toEqual({ user_id: teacher.userId, name: real_name });
    await server.call(redeemLoginKey, { body: { login_key } });
    expect((await server.fails(showLoginKey, { body: { login_key } })).code).toBe('LOGIN_KEY_INVALID');
    expect((await server.fails(showLoginKey, { body: { login_key: 'x'.repeat(43) } })).code).toBe(
      'LOGIN_KEY_INVALID',
    );
  });

  it('is accepted from one of many callers that try at once', async () => {
    const person = await signIn(server);
    const { login_key } = await server.call(createLoginKey, {}, person);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => server.call(redeemLoginKey, { body: { login_key } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('expires after two minutes', async () => {
    const { login_key } = await server.call(createLoginKey, {}, await signIn(server));
    clock.ahead = LOGIN_KEY_MS + 1_000;
    try {
      expect((await server.fails(redeemLoginKey, { body: { login_key } })).code).toBe('LOGIN_KEY_INVALID');
    } finally {
      clock.ahead = 0;
    }
  });
});

describe('the guest', () => {
  it('is user 999777 and sees its own account', async () => {
    const guest = await signInGuest(server);
    expect(guest.userId).toBe(String(GUEST_USER_ID));
    const account = await server.call(getAccount, { params: { id: guest.userId } }, guest);
    expect(account).toMatchObject({ account_type: 'guest', user_type: 2, login_name: null });
  });

  it('is refused where a user is required', async () => {
    const guest = await signInGuest(server);
    const id = guest.userId;
    const replies = [
      await server.fails(listIdentities, { params: { id } }, guest),
      await server.fails(createLoginKey, {}, guest),
      await server.fails(exchangeToken, { body: { user_id: id } }, guest),
      await server.fails(signOutEverywhere, { params: { id } }, guest),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'GUEST_FORBIDDEN'));
  });

  it('needs a session of the same device', async () => {
    const { session_id } = await server.call(createSession, { body: { device_id: 'mine' } });
    const foreign = { device_id: 'other', session_id };
    expect((await server.fails(createGuestToken, { body: foreign })).code).toBe('SESSION_INVALID');
    const unknown = { device_id: 'mine', session_id: newId() };
    expect((await server.fails(createGuestToken, { body: unknown })).code).toBe('SESSION_INVALID');
  });

  it('signs out like other users', async () => {
    const guest = await signInGuest(server);
    await server.call(signOut, { params: { access_token: guest.token.access_token } }, guest);
    expect((await server.fails(getAccount, { params: { id: guest.userId } }, guest)).code).toBe(
      'UNAUTHORIZED',
    );
  });
});

describe('the time endpoint', () => {
  it('responds to every caller', async () => {
    const before = Date.now();
    const { sys_time } = await server.call(getTime);
    expect(sys_time).toBeGreaterThanOrEqual(before);
    expect(sys_time).toBeLessThanOrEqual(Date.now());
  });
});

it('the database contains no token, password or key in clear text', async () => {
  const person = await signIn(server);
  await server.call(createLoginKey, {}, person);
  const { database } = server.platform;
  const { rows } = await sql<{ line: string }>`
    select t::text as line from token t union all select s::text from sign_in s
    union all select k::text from login_key k union all select a::text from account a`.execute(database);
  const everything = rows.map(({ line }) => line).join('\n');
  const { access_token, refresh_token, mac_key } = person.token;
  for (const secret of [access_token, refresh_token, mac_key, TEST_PASSWORD]) {
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

function accountOf(session: Awaited<ReturnType<typeof signIn>>) {
  return server.call(getAccount, { params: { id: session.userId } }, session);
}
