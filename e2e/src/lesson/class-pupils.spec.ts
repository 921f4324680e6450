import { expect, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { newClass, teachClass } from '../class-page.ts';
import { pressTool } from '../class-toolbar.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test, test as testInNewPage } from '../shared-server.ts';
import { endLesson } from '../show-page.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Names of the called pupils in the page's history, the last first. */
const history = (page: Page) => page.getByRole('list', { name: '点名记录' }).locator('bdi');

test('the roster stores absences over a reload and seats moved by keys, and changes the class after a confirmation', async ({
  page,
}) => {
  const teacher = await teachClass(page, server.url, ['王芳', '李明', '张伟']);
  await newClass(teacher, '四年级1班', ['赵敏']);
  await pressTool(page, '花名册');
  const roster = page.getByRole('dialog', { name: '花名册' });
  await expect(roster.getByRole('status').first()).toHaveText('出勤 3 / 3');
  await roster.getByRole('button', { name: /^李明，出勤/ }).click();
  await expect(roster.getByRole('status').first()).toHaveText('出勤 2 / 3');
  await page.reload();
  await expect(roster.getByRole('button', { name: /^李明，缺勤/ })).toBeVisible();

  await roster.getByRole('button', { name: '座位', exact: true }).click();
  await roster.getByRole('button', { name: '调整座位' }).click();
  await roster.getByRole('button', { name: '第 1 排第 1 列，王芳' }).focus();
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/students/actions/change'));
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await roster.getByRole('button', { name: '座位', exact: true }).click();
  await expect(roster.getByRole('button', { name: /^第 2 排第 1 列，王芳/ })).toBeVisible();

  // The error message is shown above a tool that fills the screen by then.
  const filled = Promise.withResolvers<void>();
  await page.route('**/students/actions/change', async (route) => {
    await filled.promise;
    await route.fulfill({ status: 409, json: { code: 'CONFLICT', message: '', details: {} } });
  });
  await roster.getByRole('button', { name: '调整座位' }).click();
  await roster.getByRole('button', { name: /^第 2 排第 1 列，王芳/ }).focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await pressTool(page, '随机点名');
  const stage = page.getByRole('dialog', { name: '随机点名' });
  await expect(stage.getByRole('button', { name: '点名', exact: true })).toBeVisible();
  filled.resolve();
  await page.getByRole('alert').filter({ hasText: '座位' }).getByRole('button', { name: '关闭' }).click();
  await stage.getByRole('button', { name: '关闭' }).click();
  await page.unroute('**/students/actions/change');

  await roster.getByRole('button', { name: '换班级' }).click();
  await roster.getByRole('button', { name: /四年级1班/ }).click();
  await roster.getByRole('button', { name: '结束并开始新课' }).click();
  await pressTool(page, '花名册');
  await expect(roster.getByRole('status').first()).toHaveText('出勤 1 / 1');
  const lessons = async () => {
    const { items } = (await teacher.call('GET', '/api/lessons/v1/lessons')) as {
      items: { class_name: string; end_at: number | null }[];
    };
    return items.map(({ class_name, end_at }) => [class_name, end_at === null]);
  };
  await expect.poll(lessons).toEqual([
    ['四年级1班', true],
    ['三年级2班', false],
  ]);
  // No event counts for the second class yet, so the same lesson changes back to the first class.
  await roster.getByRole('button', { name: '换班级' }).click();
  await roster.getByRole('button', { name: /三年级2班/ }).click();
  await roster.getByRole('button', { name: '接着上这节课' }).click();
  await expect(roster.getByRole('status').first()).toHaveText('出勤 3 / 3');
  await expect.poll(lessons).toEqual([
    ['三年级2班', true],
    ['三年级2班', false],
  ]);
  const used = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.tool-usage'))?.[1],
  );
  expect(JSON.parse(used ?? '')).toMatchObject([
    { code: 'RandomRoll', times: 1 },
    { code: 'Roster', times: 2 },
  ]);
});

test('the next lesson of a class first calls pupils whom the last lesson did not call, and shows the pupils that it called', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await teachClass(page, server.url, ['王芳', '李明', '张伟']);
  await pressTool(page, '随机点名');
  await page.getByRole('button', { name: '多点一人' }).click();
  await page.getByRole('button', { name: '点名', exact: true }).click();
  await expect(history(page)).toHaveCount(1);
  const called = (await history(page).first().textContent()) ?? '';
  const waits = ['王芳', '李明', '张伟'].find((name) => !called.includes(name)) ?? '';
  await page.keyboard.press('Escape');
  await endLesson(page);
  await expect(page).toHaveURL(/#\/view/);
  await page.getByRole('button', { name: '授课', exact: true }).click();

  await pressTool(page, '随机点名');
  await expect(history(page)).toHaveText([called]);
  await expect(page.getByText('上几次课没点到的 1 人先点')).toBeVisible();
  // Calls of an earlier lesson cannot be undone in this lesson.
  await expect(page.getByRole('button', { name: `撤销对 ${called} 的点名` })).toBeHidden();
  await page.getByRole('button', { name: '点名', exact: true }).click();
  await expect(history(page)).toHaveText([waits, called]);
  await expect(page.getByText('本轮还有 2 人未点到，共 3 人')).toBeVisible();
});

test('random call has its own address, and accepts typed names when there is no class', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const teacher = await registerTeacher(server.url);
  await signIn(page, server.url, teacher, '/interaction/random-roll');
  await page.getByRole('textbox', { name: '学生姓名' }).fill('王芳、李明\n王芳');
  await page.getByRole('button', { name: '使用这 3 个姓名' }).click();
  for (const calls of [1, 2, 3]) {
    await page.getByRole('button', { name: /^(点名|再点一次)$/ }).click();
    await expect(history(page)).toHaveCount(calls);
  }
  await page.reload();
  await expect(history(page)).toHaveCount(3);
  expect(new Set(await history(page).allTextContents())).toEqual(new Set(['王芳', '李明', '王芳 2']));
  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await page
    .getByRole('dialog', { name: '结束这次点名？' })
    .getByRole('button', { name: '结束点名' })
    .click();
  await expect(page).toHaveURL(/#\/$/);
});

testInNewPage(
  'points land on the pupil’s record, one, several or all; with host or app id missing the specification’s error text appears and the local board opens',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await teachClass(page, server.url, ['王芳', '李明', '张伟']);
    // A school without the service sees no details; an administrator finds the reason in the log.
    const logged = page.waitForEvent('console', (message) =>
      message
        .text()
        .includes('failed to get the embedding address of class assessment: host or appid is empty'),
    );
    await pressTool(page, '课堂评价');
    const board = page.getByRole('dialog', { name: '课堂评价' });
    await logged;
    await expect(board).toContainText('先点学生（可多选），再点评价项目。');
    await expect(board).not.toContainText('评价服务');
    await board.getByRole('button', { name: '编辑项目' }).click();
    const name = board.getByRole('textbox', { name: '项目名称' }).first();
    await name.fill('声音洪亮');
    await board.getByRole('button', { name: '完成' }).click();
    for (const each of ['王芳，0 分', '李明，0 分']) await board.getByRole('button', { name: each }).click();
    await board.getByRole('button', { name: '声音洪亮，1 分' }).click();
    await expect(board.getByRole('button', { name: '李明，1 分' })).toBeVisible();
    await board.getByRole('button', { name: '全选' }).click();
    await board.getByRole('button', { name: '随意讲话，-1 分' }).click();
    await expect(board.getByRole('button', { name: '张伟，-1 分' })).toBeVisible();
    await board.getByRole('button', { name: '撤销' }).click();
    await page.reload();
    await expect(board.getByRole('button', { name: '王芳，1 分' })).toBeVisible();
    await expect(board.getByRole('button', { name: '张伟，0 分' })).toBeVisible();
    await board.getByRole('button', { name: '王芳，1 分' }).click();
    await expect(board.getByRole('button', { name: '声音洪亮，1 分' })).toBeEnabled();
    await board.getByRole('button', { name: '关闭' }).click();

    await pressTool(page, '表扬鼓励');
    await page.clock.install();
    await page.getByRole('dialog', { name: '表扬鼓励' }).getByRole('button', { name: '王芳' }).click();
    const praise = page.getByRole('button', { name: /真棒/ });
    await expect(praise).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(praise).toBeHidden();
    await expect(page.getByTitle('已表扬 1 次')).toBeVisible();
  },
);
