import { createHash } from 'node:crypto';
import type { CoursewareRecord } from '@lectern/courseware';
import { contentOf, type SingleQuestion } from '@lectern/questions';
import { expect, type Page } from '@playwright/test';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { greyPicture } from '../grey-picture.ts';
import { blankPage, importRecords } from '../made-courseware.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { endLesson } from '../show-page.ts';

const LESSONS = '/api/lessons/v1/lessons';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const picture = greyPicture(40, 30);
const asset = createHash('sha256').update(picture).digest('hex');

/** 单选题 with a picture in its stem; B is right. */
const question: SingleQuestion = {
  format: 1,
  id: 'leaf',
  version: 1,
  kind: 'single-choice',
  stem: {
    paragraphs: contentOf('这是哪种树的叶子？').paragraphs,
    media: [{ type: 'picture', asset, alt: '叶子' }],
  },
  attempts: 1,
  counts: 'last',
  score: 2,
  rule: { name: 'exact' },
  body: {
    choices: ['梧桐', '银杏', '枫树'].map((text, index) => ({ id: `c${index}`, content: contentOf(text) })),
  },
  key: { right: 'c1' },
  analysis: contentOf('扇形的叶子是银杏的。'),
};

/** Teaches a courseware with the question on its page, in the show. */
async function taught(page: Page, teacher: ApiSession): Promise<void> {
  const { page: first, others } = blankPage();
  const records = [
    first,
    ...others,
    { kind: 'asset', id: asset, mime: 'image/png', size: picture.length, width: 40, height: 30 },
    {
      kind: 'element',
      type: 'question',
      id: 'on-page',
      parentId: first.id,
      order: 'a1',
      frame: { x: 100, y: 100, w: 900, h: 480 },
      question,
    },
  ] as CoursewareRecord[];
  const documentId = await importRecords(teacher, '树叶', records, new Map([[asset, picture]]));
  await barAtBottom(page);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
}

test('a question on a page is sent to the phones with its picture, and marked there once its key is shown', async ({
  page,
  browser,
}) => {
  const teacher = await registerTeacher(server.url);
  await taught(page, teacher);

  await page.getByRole('button', { name: '作答', exact: true }).click();
  await page.getByRole('button', { name: '发送到手机' }).click();
  const asking = page.getByRole('dialog', { name: '课堂互动' });
  await expect(asking.getByText('这是哪种树的叶子？')).toBeVisible();
  const code = ((await asking.getByLabel(/^课堂码 \d/).textContent()) ?? '').replace(/\D/g, '');

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
  });
  const phone = await context.newPage();
  await phone.goto(`${server.url}/#/join?code=${code}`);
  await phone.getByLabel('你的名字').fill('小明');
  await phone.getByRole('button', { name: '进入课堂' }).tap();
  const shown = phone.getByRole('img', { name: '叶子' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  await phone.getByRole('radio', { name: /银杏/ }).tap();
  await phone.getByRole('button', { name: '提交' }).tap();
  await expect(asking.getByRole('status')).toHaveText('1 / 1 人');
  // One attempt is allowed.
  await expect(phone.getByRole('radio', { name: /枫树/ })).toBeDisabled();
  await expect(phone.getByText('扇形的叶子')).toBeHidden();

  await asking.getByRole('button', { name: '结束作答' }).click();
  await asking.getByRole('button', { name: '公布答案' }).click();
  await expect(phone.getByText('回答正确')).toBeVisible();
  await expect(phone.getByText('扇形的叶子是银杏的。')).toBeVisible();
  await expect(asking.getByText('正确率 100%')).toBeVisible();
  await context.close();
});

test('answers that two pupils give on the panel are in the record of the lesson after a reload, with their names', async ({
  page,
}) => {
  const teacher = await registerTeacher(server.url);
  await newClass(teacher, '三年级2班', ['王芳', '李明', '张伟']);
  await taught(page, teacher);

  await page.getByRole('button', { name: '作答', exact: true }).click();
  const panel = page.getByRole('dialog', { name: '单选题' });
  await panel.getByRole('button', { name: '2 人', exact: true }).click();
  await panel.getByRole('button', { name: '选学生' }).click();
  const picker = page.getByRole('dialog', { name: '谁来答' });
  for (const name of ['李明', '王芳']) await picker.getByRole('button', { name }).click();
  await expect(picker).toBeHidden();
  const board = (name: string) => panel.getByRole('region', { name });
  await board('李明').getByRole('radio', { name: /银杏/ }).click();
  await board('李明').getByRole('button', { name: '提交' }).click();
  await page.reload();
  // A pupil answers without a network, and the answer is sent later.
  await expect(board('李明').getByText('已提交')).toBeVisible();
  await page.context().setOffline(true);
  await board('王芳').getByRole('radio', { name: /枫树/ }).click();
  await board('王芳').getByRole('button', { name: '提交' }).click();
  await expect(board('李明').getByText('答对了，得 2 / 2 分')).toBeVisible();
  await page.context().setOffline(false);
  await panel.getByRole('button', { name: '关闭' }).click();
  await endLesson(page);
  await expect(page).toHaveURL(/#\/view/);

  const { items } = (await teacher.call('GET', LESSONS)) as { items: { id: string }[] };
  const kept = async () =>
    (
      (await teacher.call('GET', `${LESSONS}/${items[0]?.id}/activities`)) as {
        items: { answered: number }[];
      }
    ).items.map(({ answered }) => answered);
  await expect.poll(kept).toEqual([2]);
  await page.goto(`${server.url}/#/user/record?lesson=${items[0]?.id}`);
  const record = page.getByRole('region', { name: '课堂互动' });
  await expect(record.getByRole('heading', { level: 3 })).toHaveText(
    '提问 · 这是哪种树的叶子？2 人作答 · 板上作答',
  );
  await record.getByText('查看每个人的回答').click();
  const given = (name: string) => record.getByRole('listitem').filter({ hasText: name }).last();
  await expect(given('李明')).toContainText(/李明.*银杏.*对，2 \/ 2 分/);
  await expect(given('王芳')).toContainText(/王芳.*枫树.*错，0 \/ 2 分/);
});
