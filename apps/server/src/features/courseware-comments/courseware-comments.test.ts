import { newId } from '@lectern/base';
import type { CoursewareRecord } from '@lectern/courseware';
import { EditPermission, NotificationType } from '@lectern/protocol';
import { coursewareFile, coursewarePptx, linkAssets } from '@lectern/protocol/courseware';
import * as comments from '@lectern/protocol/courseware-comments';
import { copyDocument } from '@lectern/protocol/documents';
import { listNotifications } from '@lectern/protocol/notifications';
import { openShare, putShare } from '@lectern/protocol/shares';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeDeck } from '../../../test/setup/decks.ts';
import { startCoursewares } from '../../../test/setup/live-coursewares.ts';
import { signIn } from '../../../test/setup/sessions.ts';
import { importFile } from '../../../test/setup/upload-file.ts';

let all: Awaited<ReturnType<typeof startCoursewares>>;
beforeAll(async () => {
  all = await startCoursewares();
});
afterEach(() => all.coursewares.letGo());
afterAll(() => all.server.close());

const list = async (id: string, session = all.chen) =>
  (await all.server.call(comments.listComments, { params: { id } }, session)).items;

interface Said {
  readonly text?: string;
  readonly thread_id?: string;
  readonly mentions?: string[];
  readonly element_id?: string;
}

function inputOf(id: string, { text = '这里改一下', ...more }: Said = {}, comment_id = newId()) {
  return { params: { id, comment_id }, body: { page_id: 'page-1', text, ...more } };
}

const say = (id: string, said: Said = {}, session = all.chen) =>
  all.server.call(comments.putComment, inputOf(id, said), session);

async function shared(permission: EditPermission = EditPermission.EDIT): Promise<string> {
  const id = await all.coursewares.make();
  await all.coursewares.grant(id, permission);
  return id;
}

describe('comments on a courseware', () => {
  it('form threads with replies, are resolved, are reopened by a reply, and are created once when sent twice', async () => {
    const { chen, li, server } = all;
    const id = await shared();
    const first = await say(id, { element_id: 'page-1-title' });
    const answer = inputOf(id, { thread_id: first.id, text: '好的' });
    await server.call(comments.putComment, answer, li);
    await server.call(comments.putComment, answer, li);
    expect((await list(id)).map(({ text, thread_id, author_id }) => [text, thread_id, author_id])).toEqual([
      ['这里改一下', first.id, chen.userId],
      ['好的', first.id, li.userId],
    ]);
    expect((await list(id))[1]).toMatchObject({ element_id: 'page-1-title' });
    const params = { id, comment_id: first.id };
    await server.call(comments.resolveComment, { params, body: { resolved: true } }, li);
    expect((await list(id))[0]?.resolved_at).not.toBeNull();
    await say(id, { thread_id: first.id, text: '还差一点' });
    expect((await list(id))[0]?.resolved_at).toBeNull();
  });

  it('can be read and copied through a link for editing, but not through one for viewing', async () => {
    const { chen, server } = all;
    const passing = await signIn(server);
    const task = await importFile(server, chen, '课.pptx', withComment(makeDeck(['一', '二'])));
    const id = task.document_id ?? '';
    const [came] = await list(id);
    await say(id, { thread_id: came?.id ?? '', text: '校内的话' });
    const { records } = await all.coursewares.recordsOf(id);
    const source = records.find((record) => record.kind === 'deck')?.source?.asset ?? '';
    const link = async (permission: 10 | 20) =>
      (await server.call(putShare, { params: { id }, body: { permission } }, chen)).share_id;
    const key = await link(10);
    await server.call(openShare, { params: { id: key } }, passing);
    expect((await server.fails(comments.listComments, { params: { id } }, passing)).code).toBe('FORBIDDEN');
    const taken = async (from: string) => {
      const params = { params: { id: from } };
      const pptx = unzipSync(await server.call(coursewarePptx, params, passing));
      const ndpx = unzipSync(await server.call(coursewareFile, params, passing));
      const words = [...Object.values(pptx), ...Object.values(ndpx)]
        .map((bytes) => strFromU8(bytes))
        .join('');
      const names = [...Object.keys(pptx), ...Object.keys(ndpx)].join(' ');
      return { said: /校内的话|标题太长/.test(words), names, pptx };
    };
    const before = await taken(id);
    expect(before.said).toBe(false);
    expect(before.names).not.toMatch(/comments\/|\.pptx/);
    const linked = async (from: string) =>
      Object.keys(
        (await server.call(linkAssets, { params: { id: from }, body: { hashes: [source] } }, passing)).links,
      );
    expect(await linked(id)).toEqual([]);
    const copy = await server.call(copyDocument, { body: { source_id: id } }, passing);
    expect(await linked(copy.id)).toEqual([]);
    expect((await taken(copy.id)).said).toBe(false);
    await link(20);
    expect(await list(id, passing)).toHaveLength(2);
    expect((await taken(id)).said).toBe(true);
    expect(await linked(id)).toEqual([source]);
  });

  it('can be read by users whom the owner named, and written only by editors', async () => {
    const { li, server } = all;
    const id = await shared(EditPermission.VIEW);
    const { id: comment_id } = await say(id);
    expect(await list(id, li)).toHaveLength(1);
    const params = { id, comment_id };
    for (const refused of [
      await server.fails(comments.putComment, inputOf(id), li),
      await server.fails(comments.resolveComment, { params, body: { resolved: true } }, li),
      await server.fails(comments.deleteComment, { params }, li),
      await server.fails(comments.commentPeople, { params: { id } }, li),
    ])
      expect(refused.code).toBe('FORBIDDEN');
  });

  it('can be changed by their author alone, deleted also by the owner, and keep the replies of others', async () => {
    const { chen, li, server } = all;
    const id = await shared();
    const mine = await say(id);
    const theirs = await say(id, { thread_id: mine.id, text: '李的回答' }, li);
    const change = (comment_id: string, session = chen) =>
      ({ input: { params: { id, comment_id }, body: { text: '改过' } }, session }) as const;
    const refused = change(theirs.id);
    expect((await server.fails(comments.changeComment, refused.input, refused.session)).code).toBe(
      'FORBIDDEN',
    );
    expect(
      (await server.fails(comments.deleteComment, { params: { id, comment_id: mine.id } }, li)).code,
    ).toBe('FORBIDDEN');
    const changed = await server.call(comments.changeComment, change(theirs.id).input, li);
    expect(changed).toMatchObject({ text: '改过' });
    expect(changed.edited_at).not.toBeNull();
    await server.call(comments.deleteComment, { params: { id, comment_id: mine.id } }, chen);
    expect((await list(id)).map(({ text }) => text)).toEqual(['', '改过']);
    await server.call(comments.deleteComment, { params: { id, comment_id: theirs.id } }, chen);
    expect(await list(id)).toEqual([]);
  });

  it('notify mentioned users who have access, once, and no other users', async () => {
    const { chen, li, server } = all;
    const id = await shared();
    const told = async () =>
      (await server.call(listNotifications, {}, li)).items.filter(
        ({ type }) => type === NotificationType.mentioned,
      );
    const before = (await told()).length;
    const made = await say(id, { text: '@李老师 请看', mentions: [li.userId, chen.userId, newId()] });
    expect(made.mentions).toEqual([li.userId]);
    const [one] = await told();
    expect(one?.content).toMatchObject({ document_id: id, comment_id: made.id, by_user_id: chen.userId });
    const params = { id, comment_id: made.id };
    const body = { text: '@李老师 请再看', mentions: [li.userId] };
    await server.call(comments.changeComment, { params, body }, chen);
    expect(await told()).toHaveLength(before + 1);
    const people = await server.call(comments.commentPeople, { params: { id } }, li);
    expect([...people.user_ids].sort()).toEqual([chen.userId, li.userId].sort());
  });

  it('are refused when they are too long, too many, outside all pages, or in a thread of another courseware', async () => {
    const { chen, server } = all;
    const id = await shared();
    const other = await say(await shared());
    const codes = [
      await server.fails(comments.putComment, inputOf(id, { text: 'x'.repeat(900_000) }), chen),
      await server.fails(comments.putComment, inputOf(id, { text: ' \n ' }), chen),
      await server.fails(comments.putComment, inputOf(id, { text: '\0' }), chen),
      await server.fails(comments.putComment, inputOf(id, { thread_id: other.id }), chen),
      await server.fails(comments.putComment, inputOf(id, {}, other.id), chen),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      'INVALID_INPUT',
      'INVALID_INPUT',
      'INVALID_INPUT',
      'COMMENT_NOT_FOUND',
      'COMMENT_NOT_FOUND',
    ]);
    const markup = '<img src=x onerror=alert(1)> &amp;';
    expect((await say(id, { text: markup })).text).toBe(markup);
    await sql`
      insert into courseware_comment (id, document_id, thread_id, page_id, author_name, text, mentions, created_at)
        select gen_random_uuid()::text, ${id}, ${newId()}, 'page-1', '', 'x', '{}', now()
          from generate_series(1, ${comments.COMMENTS_MAX})`.execute(server.platform.database);
    expect((await server.fails(comments.putComment, inputOf(id), chen)).code).toBe('COMMENTS_TOO_MANY');
  });

  it('are imported from PowerPoint, exported before the program’s own, and not copied', async () => {
    const { chen, coursewares, server } = all;
    const task = await importFile(server, chen, '课.pptx', withComment(makeDeck(['一', '二'])));
    const id = task.document_id ?? '';
    const [came] = await list(id);
    expect(came).toMatchObject({ author_id: null, author_name: '王老师', text: '标题太长' });
    const { records } = await coursewares.recordsOf(id);
    expect(JSON.stringify(records)).not.toContain('标题太长');
    const untouched = unzipSync(await server.call(coursewarePptx, { params: { id } }, chen));
    expect(strFromU8(untouched['ppt/comments/comment1.xml'] ?? new Uint8Array())).toBe(COMMENTS);
    const pageId = came?.page_id ?? '';
    const say = (body: { text: string; thread_id?: string; element_id?: string }) =>
      server.call(
        comments.putComment,
        { params: { id, comment_id: newId() }, body: { page_id: pageId, ...body } },
        chen,
      );
    await say({ thread_id: came?.id ?? '', text: '已经改短 & 好了' });
    const about = (from: readonly CoursewareRecord[], page: string) =>
      from.find((each) => each.kind === 'element' && each.parentId === page)?.id;
    await say({ element_id: about(records, pageId) ?? '', text: '这个框太窄' });
    const thread = { params: { id, comment_id: came?.id ?? '' }, body: { resolved: true } };
    await server.call(comments.resolveComment, thread, chen);
    const written = unzipSync(await server.call(coursewarePptx, { params: { id } }, chen));
    const parts = Object.entries(written).filter(([name]) => name.startsWith('ppt/comments/'));
    const text = parts.map(([, bytes]) => strFromU8(bytes)).join('');
    expect(text).toContain('标题太长');
    expect(text).toContain('已经改短 &amp; 好了');
    const file = zipSync(written);
    const again = await importFile(server, chen, '回来.pptx', file);
    const back = await list(again.document_id ?? '');
    expect(back.map((one) => [one.text, one.thread_id === back[0]?.id])).toEqual([
      ['标题太长', true],
      ['已经改短 & 好了', true],
      ['这个框太窄', false],
    ]);
    expect(back.map(({ resolved_at: resolved }) => resolved !== null)).toEqual([true, false, false]);
    const { records: returned } = await coursewares.recordsOf(again.document_id ?? '');
    expect(back.map((one) => one.element_id)).toEqual([null, null, about(returned, back[2]?.page_id ?? '')]);
    const copy = await server.call(copyDocument, { body: { source_id: id } }, chen);
    expect(await list(copy.id)).toEqual([]);
  });
});

const COMMENTS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cm authorId="0" dt="2024-03-01T08:00:00.000" idx="1"><p:pos x="60" y="120"/><p:text>标题太长</p:text></p:cm></p:cmLst>`;

/** The deck with a comment on its first slide, in PowerPoint's form. */
function withComment(deck: Uint8Array): Uint8Array {
  const parts = unzipSync(deck);
  const change = (name: string, work: (text: string) => string) => {
    parts[name] = strToU8(work(strFromU8(parts[name] ?? new Uint8Array())));
  };
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  const relationsOf = (name: string, added: string) => {
    const empty =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';
    parts[name] ??= strToU8(empty);
    change(name, (text) =>
      text
        .replace(/<Relationships([^>]*)\/>/, '<Relationships$1></Relationships>')
        .replace('</Relationships>', added),
    );
  };
  parts['ppt/comments/comment1.xml'] = strToU8(COMMENTS);
  parts['ppt/commentAuthors.xml'] = strToU8(
    '<p:cmAuthorLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cmAuthor id="0" name="王老师" initials="王" lastIdx="1" clrIdx="0"/></p:cmAuthorLst>',
  );
  relationsOf('ppt/slides/_rels/slide1.xml.rels', relation('rIdC', 'comments', '../comments/comment1.xml'));
  relationsOf('ppt/_rels/presentation.xml.rels', relation('rIdA', 'commentAuthors', 'commentAuthors.xml'));
  const type = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.presentationml.${kind}+xml"/>`;
  change('[Content_Types].xml', (text) =>
    text.replace(
      '</Types>',
      `${type('/ppt/comments/comment1.xml', 'comments')}${type('/ppt/commentAuthors.xml', 'commentAuthors')}</Types>`,
    ),
  );
  return zipSync(parts);
}
