import { createHash } from 'node:crypto';
import type { CoursewareRecord } from '@lectern/courseware';
import { contentOf, type SingleQuestion } from '@lectern/questions';
import { expect } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { greyPicture } from '../grey-picture.ts';
import { blankPage, importRecords } from '../made-courseware.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

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

test('a question on a page is sent to the phones with its picture, and marked there once its key is shown', async ({
  page,
  browser,
}) => {
  const teacher = await registerTeacher(server.url);
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
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);

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
