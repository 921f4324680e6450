import { EditPermission } from '@lectern/protocol/constants';
import { expect, type Page } from '@playwright/test';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { hurry } from '../hurried-page.ts';
import { importFile } from '../imported-file.ts';
import { presentedDeck } from '../presented-deck.ts';
import { teaching, word } from '../presented-lesson.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test, test as testInNewPage } from '../shared-server.ts';
import { draw, endWithInk, goTo, inked } from '../show-page.ts';

const CENTRE = '/api/documents/v1.0/c/document';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

interface Borrowed {
  readonly owner: ApiSession;
  readonly teacher: ApiSession;
  readonly courseware: string;
  readonly allow: (permission: EditPermission) => Promise<unknown>;
}

/** A teacher who teaches with another teacher's courseware and writes on it, with permission to edit. */
async function teachBorrowed(page: Page): Promise<Borrowed> {
  const [owner, teacher] = [
    await registerTeacher(server.url, '王老师'),
    await registerTeacher(server.url, '赵老师'),
  ];
  const courseware = await importFile(owner, '公开课.pptx', presentedDeck());
  const allow = (permission: EditPermission) =>
    owner.call('PUT', `${CENTRE}/${courseware}/grants/${teacher.userId}`, { permission });
  await allow(EditPermission.EDIT);
  await barAtBottom(page);
  await signIn(page, server.url, teacher, `/play?fileId=${courseware}`);
  await teaching(page);
  await page.keyboard.press('Control+p');
  await draw(page, [0.2, 0.7], [0.6, 0.7]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
  return { owner, teacher, courseware, allow };
}

test('ink can be put into a courseware only while the user may edit it, and a lesson of a viewer offers no editing', async ({
  page,
}) => {
  const { courseware, owner, allow } = await teachBorrowed(page);
  const question = page.getByRole('dialog', { name: '课堂笔迹要留下吗？' });
  const put = question.getByRole('button', { name: '放进课件' });
  const more = page.getByRole('button', { name: '更多', exact: true });
  const edit = page.getByRole('group', { name: '更多' }).getByRole('button', { name: '编辑本页' });
  await more.click();
  await expect(edit).toBeVisible();
  await allow(EditPermission.VIEW);
  await expect(edit).toBeHidden();
  await more.click();
  await page.getByRole('button', { name: '结束', exact: true }).click();
  await expect(question).toBeVisible();
  await expect(put).toBeHidden();
  await expect(question).not.toContainText('放进课件');
  // With the permission restored the question offers it again.
  await allow(EditPermission.EDIT);
  await expect(put).toBeVisible();
  await put.click();
  await expect(page).toHaveURL(/#\/view/);
  const drawn = async () => JSON.stringify(await owner.call('GET', `/api/courseware/${courseware}/records`));
  await expect.poll(drawn).toContain('"type":"ink"');
});

testInNewPage(
  'a lesson continues when its courseware is deleted by another teacher, shows a message, and is over after a reload',
  async ({ page }) => {
    await hurry(page, 3);
    const { courseware, owner, teacher } = await teachBorrowed(page);
    await owner.call('POST', `${CENTRE}/actions/bin`, { ids: [courseware] });
    const said = page.getByText('课件已被删除或收回');
    await expect(said).toBeVisible();
    await goTo(page, 2);
    await expect(word(page, '第二页')).toBeVisible();
    await draw(page, [0.2, 0.3], [0.6, 0.3]);
    await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
    await expect(said).toBeHidden();

    await page.reload();
    await expect(page.getByText('正在上的那节课已经结束')).toBeVisible();
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page.getByRole('heading', { name: /赵老师/ })).toBeVisible();
    await expect(page.getByText('继续上课')).toBeHidden();
    await page.goto(`${server.url}/#/user/record`);
    await page.getByRole('link', { name: '公开课' }).click();
    await expect(page.getByRole('region', { name: '笔迹' }).getByRole('listitem')).toHaveText([
      /原第 [12] 页$/,
      /原第 [12] 页$/,
    ]);
    const { items } = (await teacher.call('GET', '/api/lessons/v1/lessons')) as {
      items: { end_at: unknown }[];
    };
    expect(items.map(({ end_at }) => end_at !== null)).toEqual([true]);
  },
);

test('a lesson whose courseware was deleted meanwhile is ended by its button, and its ink is in its record', async ({
  page,
}) => {
  const { courseware, owner } = await teachBorrowed(page);
  await owner.call('POST', `${CENTRE}/actions/bin`, { ids: [courseware] });
  await expect(page.getByText('课件已被删除或收回')).toBeVisible();
  await endWithInk(page, '全部保留');
  // The message depends on whether the server's response or the socket was first.
  await expect(page.getByText(/这份课件已被(移到回收站或删除|删除，或者没有分享给您)/)).toBeVisible();
  await page.goto(`${server.url}/#/user/record`);
  await page.getByRole('link', { name: '公开课' }).click();
  await expect(page.getByRole('region', { name: '笔迹' }).getByRole('listitem')).toHaveText([/原第 1 页$/]);
});
