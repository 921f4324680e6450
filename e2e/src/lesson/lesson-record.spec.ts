import { newId } from '@lectern/base';
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { pressTool, toolbarOf } from '../class-toolbar.ts';
import { newCourseware } from '../editor-page.ts';
import { greyPicture } from '../grey-picture.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';
import { draw, endWithInk, inked } from '../show-page.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const LESSONS = '/api/lessons/v1/lessons';

/** Creates a lesson of a class with calls, points, attendance and a vote; returns both ids. */
async function taught(teacher: ApiSession): Promise<{ lesson: string; classId: string }> {
  const classId = await newClass(teacher, '三年级2班', ['王芳', '=1+1', '李明']);
  const { items } = (await teacher.call('GET', `/api/classes/v1/classes/${classId}/students`)) as {
    items: { member_id: string }[];
  };
  const [wang, formula] = items.map(({ member_id }) => ({ member_id }));
  const lesson = newId();
  const courseware_id = await newCourseware(teacher, '秋天的雨');
  const at = Date.now() - 600_000;
  await teacher.call('PUT', `${LESSONS}/${lesson}`, {
    name: '秋天的雨',
    courseware_id,
    class_id: classId,
    begin_at: at,
  });
  const said = [
    { kind: 'called', pupils: [wang] },
    { kind: 'called', pupils: [wang, formula] },
    { kind: 'scored', pupils: [wang], points: 3, item: '回答' },
    { kind: 'attendance', pupils: [formula], state: 'late' },
    { kind: 'teams', teams: [{ name: '红队', points: 7, pupils: [wang] }] },
  ];
  const events = said.map((event) => ({ ...event, id: newId(), at }));
  await teacher.call('POST', `${LESSONS}/${lesson}/events`, { events });
  const { door } = (await teacher.call('PUT', `${LESSONS}/${lesson}/phones`, { naming: 'typed' })) as {
    door: { code: string };
  };
  await teacher.call('PUT', `${LESSONS}/${lesson}/phones/activities/${newId()}`, {
    kind: 'vote',
    question: '最喜欢？',
    options: ['红', '黄'],
    several: false,
  });
  await answered(door.code);
  await photographed(teacher, lesson);
  await teacher.call('POST', `${LESSONS}/${lesson}/actions/end`, { end_at: Date.now() });
  return { lesson, classId };
}

/** A call of a phone, without an account. */
async function said<Reply>(method: string, path: string, body: object, token?: string): Promise<Reply> {
  const isFile = body instanceof Uint8Array;
  const answer = await fetch(`${server.url}/api/participants/v1/${path}`, {
    method,
    headers: {
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
      'sdp-app-id': 'lectern-e2e',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

/** A pupil joins by phone and votes for the second option. */
async function answered(code: string): Promise<void> {
  const { token, view } = await said<{ token: string; view: { activity: { id: string } } }>(
    'POST',
    'participants',
    { code, who: { name: '旁听生' } },
  );
  const content = { kind: 'vote', options: [1] };
  await said('POST', 'me/answers', { id: newId(), activity_id: view.activity.id, content }, token);
}

/** The teacher's phone is admitted and sends a photo, which is stored. */
async function photographed(teacher: ApiSession, lesson: string): Promise<void> {
  const panel = `${LESSONS}/${lesson}/phones`;
  const invited = (await teacher.call('POST', `${panel}/teacher_phones/invitations`, {})) as {
    invitation: string;
  };
  const { token, view } = await said<{ token: string; view: { me: { id: string; number: string } } }>(
    'POST',
    'teacher_phones',
    { invitation: invited.invitation, device: '手机' },
  );
  await teacher.call('PUT', `${panel}/teacher_phones/${view.me.id}`, { number: view.me.number });
  const photo = newId();
  await said('PUT', `me/photos/${photo}`, greyPicture(1200, 1600), token);
  await teacher.call('PUT', `${panel}/photos/${photo}`, {});
}

async function downloadedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return (await download).suggestedFilename();
}

test('the record of a lesson shows calls, teams, answers of phones and photos, and is exported to Excel', async ({
  page,
}) => {
  const teacher = await registerTeacher(server.url);
  const { lesson } = await taught(teacher);
  await signIn(page, server.url, teacher, `/user/record?lesson=${lesson}`);
  const people = page.getByRole('region', { name: '学生' });
  await expect(people).toContainText('点名 3 次，积分 3 分，表扬 0 次');
  await expect(people.getByRole('row', { name: /王芳/ })).toContainText('32');
  await expect(people.getByRole('row', { name: /=1\+1/ })).toContainText('迟到');
  await expect(page.getByRole('region', { name: '小组' })).toContainText('红队');
  const asked = page.getByRole('region', { name: '课堂互动' });
  await expect(asked.getByRole('heading', { level: 3 })).toHaveText('投票 · 最喜欢？1 人作答');
  await asked.getByText('查看每个人的回答').click();
  await expect(asked.getByRole('listitem').filter({ hasText: '旁听生' }).last()).toContainText('B 黄');
  expect(await seriousFindings(page)).toEqual([]);
  const file = await downloadedBy(page, () => page.getByRole('button', { name: '导出 Excel' }).click());
  expect(file).toMatch(/^秋天的雨 三年级2班 [\d-]+\.xlsx$/);

  const photos = page.getByRole('region', { name: '照片' });
  const width = () => photos.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await photos.getByRole('img').scrollIntoViewIfNeeded();
  await expect.poll(width).toBe(1200);
  await photos.getByRole('button', { name: '照片 1' }).click();
  // A portrait picture is shown whole, without scrolling.
  const shown = page.getByRole('dialog', { name: '照片 1' }).getByRole('img');
  await expect(shown).toBeInViewport({ ratio: 1 });
  const box = await shown.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.75, 1);
  expect(box?.height ?? 0).toBeGreaterThan(400);
  await page.getByRole('dialog', { name: '照片 1' }).getByRole('button', { name: '删除照片' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: '删除这张照片？' }))
    .getByRole('button', { name: '删除照片' })
    .click();
  await expect(photos).toBeHidden();

  // Another window deleted the lesson first.
  await teacher.call('DELETE', `${LESSONS}/${lesson}`);
  await page.getByRole('button', { name: '删除记录' }).click();
  const asking = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asking.getByRole('button', { name: '删除记录' }).click();
  await expect(page.getByText('还没有授课记录')).toBeVisible();
  await expect(asking).toHaveCount(0);
});

test('a class has a page with totals of its lessons, by term and month, which is exported to Excel', async ({
  page,
}) => {
  const teacher = await registerTeacher(server.url);
  const { classId } = await taught(teacher);
  await signIn(page, server.url, teacher, `/user/classmanager?class=${classId}`);
  await page.getByRole('tab', { name: '课堂表现' }).click();
  // The teacher sets when terms begin, which survives a reload.
  await expect(page.getByText(/默认学期/)).toBeVisible();
  await page.getByRole('button', { name: '学期日期' }).click();
  const dates = page.getByRole('dialog', { name: '学期从哪天开始' });
  await dates.getByRole('button', { name: '添加一个学期' }).click();
  await dates.getByRole('button', { name: '去掉第 1 个学期' }).click();
  await dates.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/按您设置的学期/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/按您设置的学期/)).toBeVisible();
  const table = page.getByRole('table', { name: '课堂表现' });
  await expect(table.getByRole('row', { name: /王芳/ })).toContainText('回答 +3');
  await expect(page.getByText('共 1 节课，其中 1 节点过名')).toBeVisible();
  // Pupils without events are listed too; sorted by calls, pupils with most calls come first.
  await expect(table.getByRole('row')).toHaveCount(4);
  await table.getByRole('button', { name: '点名' }).click();
  await table.getByRole('button', { name: '点名' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('王芳');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '上学期' }).click();
  await expect(page.getByText('这段时间没有给这个班上过课')).toBeVisible();
  await page.getByRole('button', { name: '全部', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '全部', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const file = await downloadedBy(page, () => page.getByRole('button', { name: '导出 Excel' }).click());
  expect(file).toMatch(/^三年级2班 课堂表现 全部 [\d-]+\.xlsx$/);
});

test('the ink of a lesson is replayed from its record by keys, including boards, and exported as a PDF', async ({
  page,
}) => {
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '秋天的雨');
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  await expect(toolbarOf(page)).toBeVisible();
  await page.keyboard.press('Control+p');
  await draw(page, [0.2, 0.2], [0.6, 0.2]);
  await draw(page, [0.2, 0.4], [0.6, 0.4]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
  await pressTool(page, '黑板');
  await expect(page.getByTestId('board')).toBeVisible();
  await draw(page, [0.3, 0.5], [0.7, 0.5]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0003);
  await endWithInk(page, '全部保留');
  await expect(page).toHaveURL(/#\/view\?fileId=/);
  const lesson = async () =>
    ((await teacher.call('GET', LESSONS)) as { items: { id: string; end_at: unknown }[] }).items[0];
  await expect.poll(async () => (await lesson())?.end_at ?? null).not.toBeNull();

  await page.goto(`${server.url}/#/user/record?lesson=${(await lesson())?.id}`);
  const ink = page.getByRole('region', { name: '笔迹' });
  await expect(ink.getByRole('listitem')).toHaveText(['第 1 页', '板书 1']);
  await ink.getByRole('button', { name: '第 1 页' }).click();
  const replayed = page.getByRole('dialog', { name: '第 1 页' });
  const strokes = replayed.locator('svg path[fill="#D92D20"]');
  await expect(strokes).toHaveCount(2);
  await replayed.getByRole('slider', { name: '回放位置' }).focus();
  await page.keyboard.press('Home');
  await expect(strokes).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(strokes).toHaveCount(2);
  await replayed.getByRole('button', { name: '从头回放' }).click();
  // At the end the button replays it again.
  await expect(replayed.getByRole('button', { name: '从头回放' })).toBeVisible();
  await expect(strokes).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);
  await replayed.getByRole('button', { name: '下一张' }).click();
  await expect(page.getByRole('dialog', { name: '板书 1' }).getByTestId('board')).toBeVisible();
  await page.keyboard.press('Escape');

  const file = await downloadedBy(page, () => page.getByRole('button', { name: '笔迹 PDF' }).click());
  expect(file).toBe('秋天的雨 课堂笔迹.pdf');
});
