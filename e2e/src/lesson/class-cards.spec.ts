import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '@lectern/base';
import { rowShot } from '@lectern/paper-cards/testing';
import { expect, type Page } from '@playwright/test';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { pressTool } from '../class-toolbar.ts';
import { newCourseware } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testLaunchedWith } from '../shared-server.ts';

/** A class of eight: six pupils of this class and two children who hold cards of another one. */
const shot = rowShot(5, 3);
const cards = shot.scene.cards.slice(0, 6);
const foreign = shot.scene.cards.slice(6).map(({ card }) => card);
const NAMES = ['王芳', '李明', '张伟', '赵敏', '陈静', '刘洋'];

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-cards-'));
const film = path.join(folder, 'class.y4m');
const test = testLaunchedWith({
  args: [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
});

// The panel counts cards without a network: the worker that reads them comes from the service worker then.
test.use({ serviceWorkers: 'allow' });

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
  const { width, height, data } = shot.picture;
  // One frame in YUV4MPEG2: the brightness of all pixels, then two planes without colour of a quarter each.
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  writeFileSync(film, Buffer.concat([head, Buffer.from(data), Buffer.alloc((width * height) / 2, 128)]));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Teaches a class whose pupils have the cards of the film, in the show; returns the pupil of each side. */
async function taught(page: Page): Promise<ApiSession> {
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const classId = await newClass(teacher, '三年级2班', NAMES);
  const students = `/api/classes/v1/classes/${classId}/students`;
  const { items } = (await teacher.call('GET', students)) as { items: { member_id: string }[] };
  const changed = items.map(({ member_id }, index) => ({ member_id, card_number: cards[index]?.card }));
  await teacher.call('POST', `${students}/actions/change`, { change_id: newId(), changed });
  const documentId = await newCourseware(teacher, '口算');
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  return teacher;
}

test('a class without phones answers by cards that the panel’s camera reads, and is in the lesson’s record', async ({
  page,
}) => {
  const teacher = await taught(page);
  await pressTool(page, '课堂互动');
  const asking = page.getByRole('dialog', { name: '课堂互动' });
  await asking.getByRole('button', { name: /快速提问/ }).click();
  await asking.getByRole('textbox', { name: /题目/ }).fill('6 × 7 等于几？');
  await asking.getByRole('button', { name: '用答题卡问' }).click();
  await expect(asking.getByText('全部读到，共 6 人')).toBeVisible();
  await expect(asking.getByText('6 / 6 人')).toBeVisible();
  await expect(
    asking.getByText(`${foreign.sort((a, b) => a - b).join('、')} 号卡不是这个班的，没有计入。`),
  ).toBeVisible();
  await expect(asking).not.toContainText('%');

  // The service worker has stored the program, and controls the page from a reload on.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // A reload reads no card again, and the network is needed by nobody but the server.
  await page.reload();
  await expect(asking.getByText('6 / 6 人')).toBeVisible();
  await asking.getByRole('button', { name: '结束作答' }).click();
  const [right] = cards;
  const share = cards.filter(({ side }) => side === right?.side).length;
  await asking.getByRole('button', { name: `把「${right?.side}」设为正确答案` }).click();
  await expect(asking.getByText(`正确率 ${Math.round((share / 6) * 100)}%`)).toBeVisible();
  await asking.getByRole('button', { name: '公布答案' }).click();
  await expect(asking.getByRole('button', { name: '答案已公布' })).toBeDisabled();
  await asking.getByRole('button', { name: '显示姓名' }).click();
  for (const name of NAMES) await expect(asking.getByRole('button', { name, exact: true })).toBeVisible();
  await asking.getByRole('button', { name: '收起，换下一个' }).click();

  // Without a network the panel counts the cards, and hands in later what happened.
  await page.context().setOffline(true);
  await asking.getByRole('button', { name: '对错' }).click();
  await asking.getByRole('button', { name: '用答题卡问' }).click();
  await expect(asking.getByText(/网络断开：答题卡的答案由大屏统计/)).toBeVisible();
  const truths = cards.filter(({ side }) => side === 'A' || side === 'B');
  await expect(asking.getByText(`全部读到，共 6 人`)).toBeVisible();
  await asking.getByRole('button', { name: '结束作答' }).click();
  const [told] = truths;
  await asking.getByRole('button', { name: `把「${told?.side === 'A' ? '对' : '错'}」设为正确答案` }).click();
  await page.context().setOffline(false);
  await expect(asking.getByText(/网络断开：答题卡的答案由大屏统计/)).toBeHidden();
  await expect(asking.getByText(/^正确率/)).toBeVisible();
  await asking.getByRole('button', { name: '收起，换下一个' }).click();
  await expect(asking.getByRole('button', { name: '用答题卡问' })).toBeVisible();

  const { items } = (await teacher.call('GET', '/api/lessons/v1/lessons')) as { items: { id: string }[] };
  await page.goto(`${server.url}/#/user/record?lesson=${items[0]?.id}`);
  const record = page.getByRole('region', { name: '课堂互动' });
  await expect(record.getByRole('heading', { name: /提问 · 6 × 7 等于几？/ })).toContainText('6');
  await expect(record.getByRole('heading', { name: `提问 ${truths.length} 人作答` })).toBeVisible();
  const first = record.getByRole('listitem').filter({ hasText: '6 × 7' });
  await first.getByText('查看每个人的回答').click();
  for (const [index, { side }] of cards.entries())
    await expect(first.getByRole('listitem').filter({ hasText: NAMES[index] })).toContainText(side);
});
