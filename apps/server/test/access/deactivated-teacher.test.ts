import { newId } from '@lectern/base';
import { signIn as signInAgain } from '@lectern/protocol/accounts';
import * as documents from '@lectern/protocol/documents';
import * as lessons from '@lectern/protocol/lessons';
import * as phones from '@lectern/protocol/participants';
import * as schools from '@lectern/protocol/schools';
import * as shares from '@lectern/protocol/shares';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Links } from '../setup/links.ts';
import { LessonSocket } from '../setup/phone.ts';
import { type SignedIn, sessionOf, signIn, signInTeacher, TEST_PASSWORD } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
let admin: SignedIn & { readonly organisationId: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInTeacher(server, { identities: ['EDU_ADMIN'] });
});
afterAll(() => server.close());

const teacher = (name?: string) =>
  signInTeacher(server, { organisationId: admin.organisationId, ...(name !== undefined && { name }) });
const setActive = (who: SignedIn, active: boolean) =>
  server.call(
    active ? schools.reactivatePerson : schools.deactivatePerson,
    { params: { user_id: who.userId } },
    admin,
  );

/** The code of the error that a window of a link gets. */
function refusalOf(key: string): Promise<string> {
  const socket = new WebSocket(`ws://${server.host}${shares.SHARE_WINDOWS_PATH}`);
  socket.once('open', () => socket.send(JSON.stringify({ share_id: key })));
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as shares.ShareWindowMessage;
      if (message.kind === 'closing' && message.reason === 'refused') resolve(message.reply.code);
    });
  });
}

describe('a deactivated teacher', () => {
  it('has suspended links for every visitor at once, which are valid again after reactivation', async () => {
    const [chen, li] = [await teacher(), await signIn(server)];
    const links = new Links(server, chen);
    const { id, key } = await links.shared({ permission: 20 });
    const locked = await links.shared({ password: '248163' });
    await links.open(key, li);
    const pass = { params: { identify: locked.key }, body: { password: '248163' } };
    await server.call(shares.verifySharePassword, pass);
    expect(await links.permission(id, li)).toBe(20);
    const told = refusalOf(key);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await setActive(chen, false);
    expect(await told).toBe('SHARE_WITHDRAWN');
    expect([await links.refusal(key), await links.refusal(key, li), await links.refusal(locked.key)]).toEqual(
      ['SHARE_WITHDRAWN', 'SHARE_WITHDRAWN', 'SHARE_WITHDRAWN'],
    );
    expect(await links.permission(id, li)).toBe('none');
    const rename = { body: { id, name: '改名' } };
    expect((await server.fails(documents.renameDocument, rename, li)).code).toBe('DOCUMENT_NOT_FOUND');
    expect((await server.fails(shares.verifySharePassword, pass)).code).toBe('SHARE_WITHDRAWN');
    await setActive(chen, true);
    expect((await links.open(key, li)).name).toContain('分享的课');
    expect(await links.permission(id, li)).toBe(20);
    await server.call(shares.verifySharePassword, pass);
  });

  it('has no running lessons: phones are notified, and the record stays', async () => {
    const name = `teacher-${newId().slice(-12)}`;
    const chen = await teacher(name);
    const id = newId();
    const params = { id };
    await server.call(lessons.beginLesson, { params, body: { name: '秋天的雨', begin_at: 0 } }, chen);
    const { door } = await server.call(phones.openPhones, { params, body: { naming: 'typed' } }, chen);
    const joined = await server.call(phones.joinLesson, {
      body: { code: door?.code ?? '', who: { name: '小明' } },
    });
    const phone = new LessonSocket(server.host, { token: joined.token });
    await phone.view();
    await setActive(chen, false);
    expect(await phone.closing()).toBe('over');
    const late = { body: { code: door?.code ?? '', who: { name: '小红' } } };
    expect((await server.fails(phones.joinLesson, late)).code).toMatch(/^JOIN_|LESSON_OVER/);
    await setActive(chen, true);
    const body = { login_name: name, password: TEST_PASSWORD };
    const back = sessionOf(server, await server.call(signInAgain, { body }));
    const lesson = await server.call(lessons.getLesson, { params }, back);
    expect(lesson).toMatchObject({ name: '秋天的雨' });
    expect(lesson.end_at).not.toBeNull();
  });
});
