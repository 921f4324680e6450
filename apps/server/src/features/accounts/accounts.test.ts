import { newId } from '@lectern/base';
import { APP_ID_HEADER } from '@lectern/protocol';
import {
  ACCOUNT_CANCELLED_MARKER,
  AVATAR_MAX_BYTES,
  bindUser,
  changeAccount,
  changePassword,
  deleteAvatar,
  exchangeToken,
  getAccount,
  getPublicUser,
  listBoundUsers,
  listIdentities,
  putAvatar,
  signIn as signInEndpoint,
  signOut,
} from '@lectern/protocol/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSchool,
  type SignedIn,
  sessionOf,
  signIn,
  signInGuest,
  signInTeacher,
  TEST_PASSWORD,
} from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { UsersService } from './users.service.ts';

let server: TestServer;
let users: UsersService;
beforeAll(async () => {
  server = await startTestServer();
  users = new UsersService(server.platform.database, server.platform.clock);
});
afterAll(() => server.close());

const loginName = () => `user-${newId().slice(-12)}`;

describe('an account of another user', () => {
  it('is reported as not found when a caller reads or changes the account or its data', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    const params = { id: li.userId };
    const body = { old_password: TEST_PASSWORD, new_password: 'another good one' };
    const replies = [
      await server.fails(getAccount, { params }, chen),
      await server.fails(listIdentities, { params }, chen),
      await server.fails(listBoundUsers, { params }, chen),
      await server.fails(bindUser, { params, body: { login_name: 'x', password: 'y' } }, chen),
      await server.fails(changeAccount, { params, body: { user_nick_name: 'mine' } }, chen),
      await server.fails(changePassword, { params, body }, chen),
      await server.fails(putAvatar, { params, rawBody: png(10, 10) }, chen),
      await server.fails(deleteAvatar, { params }, chen),
      await server.fails(exchangeToken, { body: { user_id: li.userId } }, chen),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'USER_NOT_FOUND'));
    const nobody = await server.fails(getAccount, { params: { id: newId() } }, chen);
    expect(nobody).toEqual(replies[0]);
  });

  it('is reported as not found to the guest', async () => {
    const guest = await signInGuest(server);
    const { userId } = await signIn(server);
    expect((await server.fails(getAccount, { params: { id: userId } }, guest)).code).toBe('USER_NOT_FOUND');
  });
});

describe('a public user', () => {
  it('shows the real name inside the organisation and a shortened one outside', async () => {
    const organisationId = await createSchool(server);
    const chen = await signInTeacher(server, { organisationId });
    const li = await users.createUser({ realName: '李丽', nickName: '小李', organisationId });
    const params = { id: li.id };
    expect(await server.call(getPublicUser, { params }, chen)).toMatchObject({
      user_nick_name: '小李',
      user_real_name: '李丽',
    });
    const outside = [await signInTeacher(server), await signIn(server), await signInGuest(server)];
    for (const session of outside) {
      const seen = await server.call(getPublicUser, { params }, session);
      expect(seen).toMatchObject({ user_nick_name: '小李', user_real_name: '李**' });
      expect(seen).not.toHaveProperty('login_name');
    }
  });

  it('is not found when no account has the id', async () => {
    const chen = await signIn(server);
    expect((await server.fails(getPublicUser, { params: { id: newId() } }, chen)).code).toBe(
      'USER_NOT_FOUND',
    );
  });
});

describe('a user’s names', () => {
  it('are changed by their holder, but cannot become the marker of cancelled accounts', async () => {
    const chen = await signIn(server);
    const params = { id: chen.userId };
    const changed = await server.call(changeAccount, { params, body: { user_nick_name: ' 阿陈 ' } }, chen);
    expect(changed.user_nick_name).toBe('阿陈');
    const mark = { user_nick_name: ACCOUNT_CANCELLED_MARKER };
    expect((await server.fails(changeAccount, { params, body: mark }, chen)).code).toBe('INVALID_INPUT');
    const long = { user_nick_name: '长'.repeat(65) };
    expect((await server.fails(changeAccount, { params, body: long }, chen)).code).toBe('INVALID_INPUT');
  });

  it('lose invisible characters, are rejected when too long, and keep markup as plain text', async () => {
    const chen = await signIn(server);
    const params = { id: chen.userId };
    const change = (user_nick_name: string) =>
      server.call(changeAccount, { params, body: { user_nick_name } }, chen);
    expect((await change('\u202e陈\u200b晓\u2069')).user_nick_name).toBe('陈晓');
    const markup = '<img src=x onerror=alert(1)>';
    expect((await change(markup)).user_nick_name).toBe(markup);
    for (const long of ['长'.repeat(65), 'x'.repeat(4096)]) {
      const body = { user_real_name: long };
      expect((await server.fails(changeAccount, { params, body }, chen)).code).toBe('INVALID_INPUT');
    }
    const hidden = { user_real_name: '\u200b\u202e ' };
    expect((await server.fails(changeAccount, { params, body: hidden }, chen)).code).toBe('INVALID_INPUT');
    const disguised = { user_nick_name: `\u200b${ACCOUNT_CANCELLED_MARKER}` };
    expect((await server.fails(changeAccount, { params, body: disguised }, chen)).code).toBe('INVALID_INPUT');
  });

  it('cannot be changed by the holder when the school gave them', async () => {
    const teacher = await signInTeacher(server);
    const params = { id: teacher.userId };
    const reply = await server.fails(changeAccount, { params, body: { user_real_name: '王' } }, teacher);
    expect(reply.code).toBe('FORBIDDEN');
  });
});

describe('a person with organisation accounts', () => {
  async function bound(): Promise<{ person: SignedIn; accountId: string; login: string }> {
    const person = await signIn(server);
    const login = loginName();
    const organisationId = await createSchool(server, '育才小学');
    const { id } = await users.createUser({
      loginName: login,
      password: TEST_PASSWORD,
      realName: '陈晓',
      organisationId,
      orgUserCode: 'T001',
    });
    const body = { login_name: login, password: TEST_PASSWORD };
    await server.call(bindUser, { params: { id: person.userId }, body }, person);
    return { person, accountId: id, login };
  }

  it('binds them by their passwords and lists them', async () => {
    const { person, accountId } = await bound();
    const reply = await server.call(listBoundUsers, { params: { id: person.userId } }, person);
    expect(reply).toMatchObject({
      current_account: { user_id: person.userId },
      count: 1,
      items: [{ user_id: accountId, org_user_code: 'T001', org: { org_name: '育才小学' } }],
    });
    const query = { is_filter: 'true', $offset: 1, $limit: 100 } as const;
    const next = await server.call(listBoundUsers, { params: { id: person.userId }, query }, person);
    expect(next).toMatchObject({ count: 1, items: [] });
    const tooMany = { $limit: 101 };
    const reject = await server.fails(
      listBoundUsers,
      { params: { id: person.userId }, query: tooMany },
      person,
    );
    expect(reject.code).toBe('INVALID_INPUT');
  });

  it('exchanges the token for a token of one of them, and back', async () => {
    const { person, accountId } = await bound();
    const token = await server.call(exchangeToken, { body: { user_id: accountId } }, person);
    expect(token).toMatchObject({ user_id: accountId, account_type: 'org' });
    const teacher = sessionOf(server, token);
    const account = await server.call(getAccount, { params: { id: accountId } }, teacher);
    expect(account).toMatchObject({ account_id: person.userId, org: { org_name: '育才小学' } });
    const list = await server.call(listBoundUsers, { params: { id: person.userId } }, teacher);
    expect(list.current_account.user_id).toBe(accountId);
    const back = await server.call(exchangeToken, { body: { user_id: person.userId } }, teacher);
    expect(back).toMatchObject({ user_id: person.userId, account_type: 'person' });
  });

  it('signs out of all of them at once', async () => {
    const { person, accountId } = await bound();
    const teacher = sessionOf(
      server,
      await server.call(exchangeToken, { body: { user_id: accountId } }, person),
    );
    await server.call(signOut, { params: { access_token: teacher.token.access_token } }, teacher);
    const params = { id: person.userId };
    expect((await server.fails(getAccount, { params }, person)).code).toBe('UNAUTHORIZED');
  });

  it('cannot lose a bound account to another person', async () => {
    const { accountId, login } = await bound();
    const li = await signIn(server);
    const body = { login_name: login, password: TEST_PASSWORD };
    expect((await server.fails(bindUser, { params: { id: li.userId }, body }, li)).code).toBe(
      'ACCOUNT_BOUND',
    );
    expect((await server.fails(exchangeToken, { body: { user_id: accountId } }, li)).code).toBe(
      'USER_NOT_FOUND',
    );
  });

  it('cannot be reached by the organisation account’s own password', async () => {
    const { person, login } = await bound();
    const direct = sessionOf(
      server,
      await server.call(signInEndpoint, { body: { login_name: login, password: TEST_PASSWORD } }),
    );
    const body = { user_id: person.userId };
    expect((await server.fails(exchangeToken, { body }, direct)).code).toBe('USER_NOT_FOUND');
    const params = { id: person.userId };
    expect((await server.fails(listBoundUsers, { params }, direct)).code).toBe('USER_NOT_FOUND');
  });

  it('cannot bind another person’s account', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    const { login_name } = await server.call(getAccount, { params: { id: li.userId } }, li);
    const body = { login_name: login_name ?? '', password: TEST_PASSWORD };
    const reply = await server.fails(bindUser, { params: { id: chen.userId }, body }, chen);
    expect(reply.code).toBe('USER_NOT_FOUND');
  });
});

describe('a password', () => {
  it('is changed when the old one is right, and other devices are signed out', async () => {
    const name = loginName();
    const chen = await signIn(server, name);
    const other = sessionOf(
      server,
      await server.call(signInEndpoint, { body: { login_name: name, password: TEST_PASSWORD } }),
    );
    const params = { id: chen.userId };
    const next = 'chalk and blackboard';
    const wrong = { old_password: 'not this one', new_password: next };
    expect((await server.fails(changePassword, { params, body: wrong }, chen)).code).toBe('LOGIN_FAILED');
    for (const weak of ['password1', 'wo123456', 'li123456789', `${name}2026`]) {
      const body = { old_password: TEST_PASSWORD, new_password: weak };
      expect((await server.fails(changePassword, { params, body }, chen)).code).toBe('PASSWORD_WEAK');
    }
    await server.call(
      changePassword,
      { params, body: { old_password: TEST_PASSWORD, new_password: next } },
      chen,
    );
    await server.call(getAccount, { params }, chen);
    expect((await server.fails(getAccount, { params }, other)).code).toBe('UNAUTHORIZED');
    const old = { login_name: name, password: TEST_PASSWORD };
    expect((await server.fails(signInEndpoint, { body: old })).code).toBe('LOGIN_FAILED');
    await server.call(signInEndpoint, { body: { login_name: name, password: next } });
  });

  it('is the same on every keyboard, and may be long and in any script', async () => {
    const name = loginName();
    const password = `ｆｕｌｌ ｗｉｄｔｈ 密码${'很长'.repeat(50)}`;
    await users.createUser({ loginName: name, password, realName: '陈' });
    const body = { login_name: name, password: password.normalize('NFKC') };
    await server.call(signInEndpoint, { body });
  });
});

describe('an avatar', () => {
  const read = (url: string) => fetch(server.url + url);

  it('is generated from the name’s first character until one is uploaded', async () => {
    const chen = await signIn(server);
    const params = { id: chen.userId };
    const before = await server.call(changeAccount, { params, body: { user_nick_name: '<晓' } }, chen);
    expect(before).toMatchObject({ has_avatar: false, avatar_size: 160 });
    const picture = await read(before.avatar_url);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    const svg = await picture.text();
    expect(svg).toContain('width="160"');
    expect(svg).toContain('&lt;');
    expect(svg).not.toContain('<晓');
  });

  it.each([
    ['image/png', png(160, 160)],
    ['image/jpeg', jpeg(160, 120)],
    ['image/webp', webp(240, 240)],
  ])('is served as %s when a file of that type was uploaded', async (mime, rawBody) => {
    const chen = await signIn(server);
    const params = { id: chen.userId };
    const account = await server.call(putAvatar, { params, rawBody }, chen);
    expect(account.has_avatar).toBe(true);
    const picture = await read(account.avatar_url);
    expect(picture.headers.get('content-type')).toBe(mime);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await picture.arrayBuffer()).equals(rawBody)).toBe(true);
    const guessed = await read(account.avatar_url.replace(/v=\w+/, `v=${'0'.repeat(32)}`));
    expect(guessed.headers.get('content-type')).toContain('svg');
    const after = await server.call(deleteAvatar, { params }, chen);
    expect(after.has_avatar).toBe(false);
    expect((await read(account.avatar_url)).headers.get('content-type')).toContain('svg');
  });

  it('is accepted or rejected by the content of the file', async () => {
    const chen = await signIn(server);
    const params = { id: chen.userId };
    const upload = async (rawBody: Uint8Array) =>
      (await server.fails(putAvatar, { params, rawBody }, chen)).code;
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await upload(svg)).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await upload(Buffer.from('GIF89a'))).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await upload(new Uint8Array())).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await upload(png(160, 160).subarray(0, 20))).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await upload(png(4_000, 4_000))).toBe('FILE_TOO_LARGE');
    expect(await upload(Buffer.alloc(AVATAR_MAX_BYTES + 1))).toBe('PAYLOAD_TOO_LARGE');
  });

  it('can be read without signature and app id, but only in an allowed size', async () => {
    const response = await read(`/files/avatars/${newId()}`);
    expect(response.status).toBe(200);
    const huge = await fetch(`${server.url}/files/avatars/x?size=100000`, {
      headers: { [APP_ID_HEADER]: 'x' },
    });
    expect(huge.status).toBe(400);
    expect((await read('/files/avatars/%00?v=x')).status).toBe(400);
    expect((await read(`/files/avatars/${newId()}?v=%00`)).status).toBe(200);
  });
});

/** Headers of real files; the pixels are never decoded. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function jpeg(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('ffd8ffe000104a46494600010100000100010000ffc000110800000000', 'hex');
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
  return bytes;
}

function webp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF\0\0\0\0WEBPVP8X', 'latin1');
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}
