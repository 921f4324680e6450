import { register } from '@lectern/protocol/accounts';
import { acceptInvitation, createInvitation, lookAtInvitation } from '@lectern/protocol/invitations';
import { describe, expect, it } from 'vitest';
import { createSchool, signInTeacher, TEST_PASSWORD } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';

const newcomer = { login_name: 'newcomer', password: TEST_PASSWORD, real_name: '新老师' };

async function serving(
  registration: 'open' | 'invitation' | 'closed',
  work: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await startTestServer({ config: { registration } });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

async function administratorOf(server: TestServer) {
  return signInTeacher(server, {
    organisationId: await createSchool(server),
    identities: ['EDU_ADMIN'],
  });
}

const invitation = { note: '', identity: 'TEACHER' as const, uses_max: 5, days: 7 };

describe('a server with restricted registration', () => {
  it('registers accounts only by invitation, when that is configured', () =>
    serving('invitation', async (server) => {
      const refused = await server.fails(register, { body: newcomer, language: 'zh' });
      expect(refused).toMatchObject({ code: 'REGISTRATION_BY_INVITATION' });
      expect(refused.message).toContain('邀请');
      const administrator = await administratorOf(server);
      const { token } = await server.call(createInvitation, { body: invitation }, administrator);
      const { user_id: userId } = await server.call(acceptInvitation, { body: { ...newcomer, token } });
      expect(userId).not.toBe('');
    }));

  it('registers no accounts, even by invitation, when it is closed', () =>
    serving('closed', async (server) => {
      const codes = [(await server.fails(register, { body: newcomer })).code];
      const administrator = await administratorOf(server);
      codes.push((await server.fails(createInvitation, { body: invitation }, administrator)).code);
      codes.push((await server.fails(lookAtInvitation, { body: { token: 'a'.repeat(32) } })).code);
      const body = { ...newcomer, token: 'a'.repeat(32) };
      codes.push((await server.fails(acceptInvitation, { body })).code);
      expect(codes).toEqual(Array.from({ length: 4 }, () => 'REGISTRATION_CLOSED'));
    }));
});
