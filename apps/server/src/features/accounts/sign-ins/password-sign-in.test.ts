import { newId } from '@lectern/base';
import {
  changePassword,
  getAccount,
  listIdentities,
  register,
  signIn as signInEndpoint,
} from '@lectern/protocol/accounts';
import * as argon2 from '@node-rs/argon2';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { movedClock } from '../../../../test/setup/moved-clock.ts';
import { proving } from '../../../../test/setup/proof-of-work.ts';
import { sessionOf, signIn, signInTeacher, TEST_PASSWORD } from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import { ACCESS_TOKEN_MS, REFRESH_TOKEN_MS } from './sign-ins.service.ts';

// The real hashing, with its calls counted.
vi.mock('@node-rs/argon2', { spy: true });

const clock = movedClock();

// The cost of hashes is the program's, because their work is compared.
const server = await startTestServer({ clock, config: { cheapPasswords: false } });
afterAll(() => server.close());

describe('a registration', () => {
  it('creates a person account and signs it in', async () => {
    const name = `Chen.${newId().slice(-12)}`;
    const token = await server.call(register, {
      body: { login_name: ` ${name} `, password: TEST_PASSWORD, real_name: '陈晓', nick_name: '小陈' },
    });
    expect(token.account_type).toBe('person');
    expect(token.expires_at - token.server_time).toBe(ACCESS_TOKEN_MS);
    expect(token.refresh_expires_at - token.server_time).toBe(REFRESH_TOKEN_MS);
    const account = await server.call(
      getAccount,
      { params: { id: token.user_id } },
      sessionOf(server, token),
    );
    expect(account).toMatchObject({
      login_name: name.toLowerCase(),
      user_type: 0,
      user_real_name: '陈晓',
      user_nick_name: '小陈',
      identities: ['TEACHER'],
      avatar_size: 160,
    });
  });

  it('is refused when the name is taken, however it is written, or malformed, or the password is weak', async () => {
    const name = `taken-${newId().slice(-12)}`;
    await signIn(server, name);
    const body = { login_name: name.toUpperCase(), password: TEST_PASSWORD, real_name: '李' };
    expect((await server.fails(register, { body })).code).toBe('LOGIN_NAME_TAKEN');
    for (const login_name of ['a', 'two words', '<b>x</b>', '-dash']) {
      expect((await server.fails(register, { body: { ...body, login_name } })).code).toBe(
        'LOGIN_NAME_INVALID',
      );
    }
    for (const password of ['short', 'password123', '12345678', `${name}12`]) {
      const reply = await server.fails(register, { body: { ...body, login_name: `${name}12`, password } });
      expect(reply.code).toBe('PASSWORD_WEAK');
    }
    expect((await server.fails(register, { body: { ...body, real_name: ' ' } })).code).toBe('INVALID_INPUT');
    const cancelled = { ...body, login_name: `${name}x`, real_name: '账号已注销' };
    expect((await server.fails(register, { body: cancelled })).code).toBe('INVALID_INPUT');
  });

  it('gives a student a larger avatar and the identities in display order', async () => {
    const token = await server.call(register, {
      body: {
        login_name: `s-${newId().slice(-12)}`,
        password: TEST_PASSWORD,
        real_name: '王小明',
        identities: ['SOCIAL_LEARNER', 'STUDENT', 'GUARDIAN', 'TEACHER'],
      },
    });
    const session = sessionOf(server, token);
    const account = await server.call(getAccount, { params: { id: token.user_id } }, session);
    expect(account.avatar_size).toBe(240);
    const { items } = await server.call(listIdentities, { params: { id: token.user_id } }, session);
    expect(items.map(({ identity }) => identity)).toEqual([
      'TEACHER',
      'GUARDIAN',
      'STUDENT',
      'SOCIAL_LEARNER',
    ]);
  });
});

describe('a sign-in by password', () => {
  it('returns a token that signs calls, for persons and for organisation accounts', async () => {
    const teacher = await signInTeacher(server);
    expect(teacher.token.account_type).toBe('org');
    const account = await server.call(getAccount, { params: { id: teacher.userId } }, teacher);
    expect(account).toMatchObject({ user_type: 1, org: { org_id: teacher.organisationId } });
  });

  it('is logged with its user and address, and without the name when it is refused', async () => {
    const { userId, token } = await signIn(server, 'logged-in-once');
    const info = vi.spyOn(server.platform.log, 'info');
    try {
      const body = { login_name: 'logged-in-once', password: TEST_PASSWORD };
      await server.call(signInEndpoint, { body });
      await server.fails(signInEndpoint, { body: { ...body, password: 'not the right one' } });
      const told = info.mock.calls.map(([fields, message]) => [message, fields]);
      expect(told).toContainEqual([
        'a user signed in',
        { user: userId, how: 'password', address: '127.0.0.1' },
      ]);
      expect(told).toContainEqual([
        'a password was rejected',
        { code: 'LOGIN_FAILED', address: '127.0.0.1' },
      ]);
      const text = JSON.stringify(told);
      for (const secret of ['logged-in-once', TEST_PASSWORD, 'not the right one', token.access_token]) {
        expect(text).not.toContain(secret);
      }
    } finally {
      info.mockRestore();
    }
  });

  it('fails with the same error and the same work for a wrong password and for an unknown name', async () => {
    const name = `same-${newId().slice(-12)}`;
    await signIn(server, name);
    const attempt = async (login_name: string) => {
      vi.mocked(argon2.verify).mockClear();
      const reply = await server.fails(signInEndpoint, {
        body: { login_name, password: 'not the password' },
      });
      // The cost of each computed password hash: version, memory, passes and lanes.
      const work = vi
        .mocked(argon2.verify)
        .mock.calls.map(([hash]) => /^\$[^$]+\$v=\d+\$[^$]+/.exec(String(hash))?.[0]);
      return { reply, work };
    };
    const wrong = await attempt(name);
    expect(wrong.reply.code).toBe('LOGIN_FAILED');
    expect(wrong.work).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(await attempt(`nobody-${newId()}`)).toEqual(wrong);
    // The stand-in hash is computed once, so only the first call for an unknown name waits for it.
    vi.mocked(argon2.hash).mockClear();
    expect(await attempt(`nobody-${newId()}`)).toEqual(wrong);
    expect(argon2.hash).not.toHaveBeenCalled();
  });

  it('locks a name after five failures, reports for how long, and is possible again after that time', async () => {
    const name = `lock-${newId().slice(-12)}`;
    await signIn(server, name);
    const body = { login_name: name, password: 'not the password' };
    for (let round = 0; round < 5; round++) {
      expect((await server.fails(signInEndpoint, { body })).code).toBe('LOGIN_FAILED');
    }
    const good = { body: { login_name: name, password: TEST_PASSWORD } };
    const locked = await server.fails(signInEndpoint, good);
    expect(locked.code).toBe('LOGIN_LOCKED');
    expect(locked.details.seconds).toBeGreaterThan(50);
    expect(locked.details.seconds).toBeLessThanOrEqual(60);
    clock.ahead += 61_000;
    try {
      expect((await server.fails(signInEndpoint, { body })).code).toBe('LOGIN_FAILED');
      const again = await server.fails(signInEndpoint, good);
      expect(again.details.seconds).toBeGreaterThan(110);
      clock.ahead += 121_000;
      await server.call(signInEndpoint, good);
      expect((await server.fails(signInEndpoint, { body })).code).toBe('LOGIN_FAILED');
      await server.call(signInEndpoint, good);
    } finally {
      clock.ahead = 0;
    }
  });

  it('succeeds for other users behind an address from which a script tries hundreds of names', async () => {
    const name = `school-${newId().slice(-12)}`;
    await signIn(server, name);
    // As many tries as one pupil's script once needed to lock all others out.
    const guess = () =>
      server.fails(signInEndpoint, { body: { login_name: `try-${newId()}`, password: 'a guess of mine' } });
    for (let round = 0; round < 12; round++) {
      const replies = await Promise.all(Array.from({ length: 10 }, guess));
      for (const { code } of replies) expect(code).toBe('LOGIN_FAILED');
    }
    await server.call(signInEndpoint, { body: { login_name: name, password: TEST_PASSWORD } });
  });

  it('succeeds on the device on which the owner signed in before, even while others guess the password', async () => {
    const name = `known-${newId().slice(-12)}`;
    await signIn(server, name);
    const device_id = newId();
    const own = { login_name: name, password: TEST_PASSWORD, device_id };
    await server.call(signInEndpoint, { body: own });
    const guess = { login_name: name, password: 'not the password' };
    for (let round = 0; round < 5; round++) await server.fails(signInEndpoint, { body: guess });
    expect((await server.fails(signInEndpoint, { body: guess })).code).toBe('LOGIN_LOCKED');
    await server.call(signInEndpoint, { body: own });
    // The device itself has a limit too.
    for (let round = 0; round < 10; round++)
      expect((await server.fails(signInEndpoint, { body: { ...guess, device_id } })).code).toBe(
        'LOGIN_FAILED',
      );
    expect((await server.fails(signInEndpoint, { body: own })).code).toBe('LOGIN_LOCKED');
  });

  it('needs proof of work, but is not locked, on a new panel behind the address of a guesser', async () => {
    const name = `guessed-${newId().slice(-12)}`;
    await signIn(server, name);
    const pupil = newId();
    const guess = { login_name: name, password: 'not the password', device_id: pupil };
    for (let round = 0; round < 5; round++) await server.fails(signInEndpoint, { body: guess });
    const right = { login_name: name, password: TEST_PASSWORD };
    // The guesser is locked out, with proof of work too.
    const shut = await server.fails(signInEndpoint, { body: { ...right, device_id: pupil } });
    expect(shut.code).toBe('LOGIN_LOCKED');
    const body = { ...right, device_id: newId() };
    const slow = await server.fails(signInEndpoint, { body });
    expect(slow.code).toBe('PROOF_NEEDED');
    const headers = proving(slow);
    expect((await server.fails(signInEndpoint, { body: { ...guess, device_id: pupil }, headers })).code).toBe(
      'LOGIN_LOCKED',
    );
    await server.call(signInEndpoint, { body, headers });
    // The panel is a known device from then on.
    await server.call(signInEndpoint, { body });
  });

  it('needs more proof of work the more often a name was guessed, and is never locked on a new panel', async () => {
    const name = `everywhere-${newId().slice(-12)}`;
    await signIn(server, name);
    const from = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}` });
    const guess = (at: number) =>
      server.fails(signInEndpoint, {
        body: { login_name: name, password: 'not the password', device_id: newId() },
        headers: from(at),
      });
    for (let at = 1; at <= 50; at++) expect((await guess(at)).code).toBe('LOGIN_FAILED');
    const slow = await guess(51);
    expect(slow.code).toBe('PROOF_NEEDED');
    const body = { login_name: name, password: TEST_PASSWORD, device_id: newId() };
    await server.call(signInEndpoint, { body, headers: { ...from(51), ...proving(slow) } });
  });

  it('does not count password tries of a signed-in user', async () => {
    const name = `inside-${newId().slice(-12)}`;
    const owner = await signIn(server, name);
    const guess = { login_name: name, password: 'not the password' };
    for (let round = 0; round < 6; round++) await server.fails(signInEndpoint, { body: guess });
    const params = { id: owner.userId };
    const body = { old_password: TEST_PASSWORD, new_password: `${TEST_PASSWORD} and dusk` };
    await server.call(changePassword, { params, body }, owner);
  });

  it('locks an unknown name in the same way', async () => {
    const body = { login_name: `nobody-${newId()}`, password: 'not the password' };
    for (let round = 0; round < 5; round++) await server.fails(signInEndpoint, { body });
    expect((await server.fails(signInEndpoint, { body })).code).toBe('LOGIN_LOCKED');
  });

  it('allows no extra guesses when they are sent all at once', async () => {
    const name = `burst-${newId().slice(-12)}`;
    await signIn(server, name);
    const tries = Array.from({ length: 30 }, (_, index) =>
      server
        .call(signInEndpoint, {
          body: { login_name: name, password: index === 29 ? TEST_PASSWORD : `guess number ${index}` },
        })
        .then(
          () => 'in',
          (error: { reply: { code: string } }) => error.reply.code,
        ),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 'LOGIN_FAILED').length).toBeLessThanOrEqual(8);
    expect(codes).not.toContain('in');
  });
});
