import { newId } from '@lectern/base';
import { type Act, listActs } from '@lectern/protocol/acts';
import { EditType } from '@lectern/protocol/constants';
import { binDocuments, createDocument } from '@lectern/protocol/documents';
import { beginLesson } from '@lectern/protocol/lessons';
import { putShare, withdrawShare } from '@lectern/protocol/shares';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';

const server = await startTestServer({ config: { roles: ['api', 'collab'] } });
afterAll(() => server.close());

async function allOf(who: SignedIn, limit: number, kind?: Act['kind']): Promise<Act[]> {
  const acts: Act[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { kind, cursor, $limit: limit };
    const { items, next } = await server.call(listActs, { params: { id: who.userId }, query }, who);
    expect(items.length).toBeLessThanOrEqual(limit);
    acts.push(...items);
    if (next === null) return acts;
    expect(items).toHaveLength(limit);
    cursor = next;
  }
}

async function courseware(who: SignedIn, name: string): Promise<string> {
  return (await server.call(createDocument, { body: { name } }, who)).id;
}

async function taught(who: SignedIn, name: string): Promise<string> {
  const params = { id: newId() };
  await server.call(beginLesson, { params, body: { name, begin_at: Date.now() } }, who);
  return params.id;
}

describe('the acts of a user', () => {
  it('are their coursewares, lessons and links, the newest first, with their present state', async () => {
    const chen = await signIn(server);
    const [first, second] = [await courseware(chen, '秋天的雨'), await courseware(chen, '分数')];
    const lesson = await taught(chen, '秋天的雨');
    const body = { edit_type: EditType.ALL };
    await server.call(putShare, { params: { id: first }, body }, chen);
    await server.call(putShare, { params: { id: second }, body }, chen);
    await server.call(withdrawShare, { params: { id: second } }, chen);
    const acts = await allOf(chen, 30);
    expect(acts).toMatchObject([
      { kind: 'share', name: '分数', document_id: second, state: 'withdrawn' },
      { kind: 'share', name: '秋天的雨', document_id: first, state: 'open', edit_type: EditType.ALL },
      { kind: 'lesson', id: lesson, name: '秋天的雨', end_at: null },
      { kind: 'courseware', id: second, name: '分数', source_from: 1 },
      { kind: 'courseware', id: first, name: '秋天的雨' },
    ]);
    expect((await allOf(chen, 30, 'lesson')).map(({ id }) => id)).toEqual([lesson]);
    await server.call(binDocuments, { body: { ids: [second] } }, chen);
    expect((await allOf(chen, 30, 'courseware')).map(({ id }) => id)).toEqual([first]);
  });

  it('are complete and without duplicates whatever the page size, also with many acts at the same moment', async () => {
    const li = await signIn(server);
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const id = await courseware(li, `课 ${index}`);
      made.push(id, await taught(li, `课 ${index}`));
      await server.call(putShare, { params: { id }, body: { edit_type: EditType.ALL } }, li);
    }
    // All acts are at two moments.
    const database = server.platform.database.withTables();
    const moment = sql`date_trunc('minute', now()) - interval '1 hour' * (ascii(right(id, 1)) % 2)`;
    await sql`update document set created_at = ${moment} where owner_id = ${li.userId}`.execute(database);
    await sql`update share set created_at = ${moment} where owner_id = ${li.userId}`.execute(database);
    await sql`update lesson set begin_at = ${moment} where teacher_id = ${li.userId}`.execute(database);
    const whole = await allOf(li, 100);
    expect(whole).toHaveLength(21);
    expect(new Set(whole.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(21);
    expect(whole.every(({ at }, index) => index === 0 || at <= (whole[index - 1]?.at ?? 0))).toBe(true);
    for (const limit of [1, 2, 5, 20, 21]) expect(await allOf(li, limit), `${limit} a page`).toEqual(whole);
  });

  it('are hidden from other users, and cannot be read from an invalid cursor', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    const params = { id: chen.userId };
    expect((await server.fails(listActs, { params }, li)).code).toBe('USER_NOT_FOUND');
    const wrong = ['x', '%%%', Buffer.from('[1,"lesson","a b"]').toString('base64url'), '"'.repeat(200)];
    for (const cursor of wrong) {
      const reply = await server.fails(listActs, { params, query: { cursor } }, chen);
      expect(reply.code).toBe('INVALID_INPUT');
    }
  });
});
