import { newId } from '@lectern/base';
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { type ApiSession, registerTeacher, signIn } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import { preloadNext } from '../next-code.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { draw, endLesson, inked } from '../show-page.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

interface Lesson {
  readonly id: string;
  readonly name: string;
  readonly courseware_id: string;
  readonly begin_at: number;
  readonly end_at: number | null;
}

const LESSONS = '/api/lessons/v1/lessons';

async function lessonsOf(teacher: ApiSession): Promise<readonly Lesson[]> {
  return ((await teacher.call('GET', LESSONS)) as { items: Lesson[] }).items;
}

/** Numbers of the shown pages, in order. */
async function pagesOf(teacher: ApiSession, { id }: Lesson): Promise<readonly number[]> {
  const { items } = (await teacher.call('GET', `${LESSONS}/${id}/events`)) as {
    items: { kind: string; number: number }[];
  };
  return items.flatMap(({ kind, number }) => (kind === 'page' ? [number] : []));
}

/** A teacher in the show, with a courseware of one page, and a clock that the test controls. */
async function taught(page: Page): Promise<{ teacher: ApiSession; courseware: string }> {
  const teacher = await registerTeacher(server.url);
  const courseware = await newCourseware(teacher, '秋天的雨');
  await page.clock.install();
  await preloadNext(page);
  // Moving the clock while the classes are fetched would time that call out, and the lesson waits to know its class.
  const classesKnown = page.waitForResponse((answer) => /\/teachers\/[^/]+\/classes/.test(answer.url()));
  await signIn(page, server.url, teacher, `/play?fileId=${courseware}`);
  await teaching(page);
  // The question about the toolbar appears once per browser, possibly later than an immediate check.
  await page.getByRole('button', { name: '就放这里' }).click();
  await (await classesKnown).finished();
  return { teacher, courseware };
}

/** Waits until the lesson is stored in this browser. */
async function teaching(page: Page): Promise<void> {
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lessons.'))))
    .toHaveLength(1);
}

async function end(page: Page): Promise<void> {
  await page.getByRole('button', { name: '结束', exact: true }).click();
}

test('a lesson is stored, continues over a reload and is ended offline', async ({ page, context }) => {
  const { teacher, courseware } = await taught(page);
  await page.clock.fastForward(65_000);
  await expect.poll(() => lessonsOf(teacher)).toHaveLength(1);
  const [begun] = await lessonsOf(teacher);
  expect(begun).toMatchObject({ name: '秋天的雨', courseware_id: courseware, end_at: null });

  // The stored lesson is known from the first moment: it continues once this panel is its host again.
  const hosted = page.waitForResponse((answer) => answer.url().endsWith('/actions/host') && answer.ok());
  await page.reload();
  await teaching(page);
  await (await hosted).finished();
  const asking = page.waitForResponse((answer) => answer.url().includes('rare-parts'));
  await page.clock.fastForward(3_000);
  await (await asking).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.clock.fastForward(60_000);
  // Pressing the wrong button does not end the lesson.
  await end(page);
  const asks = page.getByRole('dialog', { name: '结束这节课？' });
  await expect(asks.getByRole('button', { name: '继续上课' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asks).toBeHidden();
  await endLesson(page);
  await expect(page).toHaveURL(/#\/view/);
  expect((await lessonsOf(teacher))[0]?.end_at).toBeNull();

  await context.setOffline(false);
  await expect.poll(async () => (await lessonsOf(teacher))[0]?.end_at).not.toBeNull();
  const [ended, ...others] = await lessonsOf(teacher);
  expect(others).toEqual([]);
  expect(ended?.id).toBe(begun?.id);
  if (ended) expect(await pagesOf(teacher, ended)).toEqual([1]);

  // A lesson can be resumed for ten minutes after its end.
  const resume = page.getByRole('button', { name: '继续上一节课' });
  await resume.click();
  await teaching(page);
  await expect.poll(async () => (await lessonsOf(teacher)).map(({ end_at }) => end_at)).toEqual([null]);
  await endLesson(page);
  await expect(resume).toBeVisible();
  await page.clock.fastForward(601_000);
  await expect(resume).toBeHidden();
});

test('a preview of the slides leaves no lesson', async ({ page }) => {
  const { teacher } = await taught(page);
  await page.clock.fastForward(30_000);
  await end(page);
  await expect(page).toHaveURL(/#\/view/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lessons.'))),
  ).toEqual([]);
  expect(await lessonsOf(teacher)).toEqual([]);
});

test('a second window of the same courseware follows the lesson, or takes it over with its tools and ink', async ({
  page,
  context,
}) => {
  const { teacher, courseware } = await taught(page);
  const other = await context.newPage();
  await other.goto(`${server.url}/#/play?fileId=${courseware}`);
  await expect(other.getByRole('toolbar')).toBeVisible();
  // The question about the toolbar's position appears after the other question, not below it.
  await expect(other.getByRole('dialog', { name: '另一个窗口正在上这节课' })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(1);
  await other.getByRole('button', { name: '只看' }).click();
  await end(other);
  await page.clock.fastForward(65_000);
  await expect.poll(() => lessonsOf(teacher)).toHaveLength(1);
  expect((await lessonsOf(teacher))[0]?.end_at).toBeNull();

  await page.getByRole('button', { name: '课堂口令' }).click();
  await expect(page.getByRole('dialog', { name: '课堂口令' })).toBeVisible();
  await page.keyboard.press('Control+p');
  await draw(page, [0.2, 0.08], [0.6, 0.08]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
  await other.goto(`${server.url}/#/play?fileId=${courseware}`);
  await other.getByRole('button', { name: '在这里上课' }).click();
  await expect(other.getByRole('dialog', { name: '课堂口令' })).toBeVisible();
  await expect.poll(() => inked(other)).toBeGreaterThan(0.0005);
  await page.bringToFront();
  await page
    .getByRole('dialog', { name: '这节课转到了另一个窗口' })
    .getByRole('button', { name: '回到课件' })
    .click();
  await expect(page).toHaveURL(/#\/view/);
  await other.bringToFront();
  await other.getByRole('button', { name: '结束', exact: true }).click();
  await other.getByRole('button', { name: '全部不保留' }).click();
  await expect
    .poll(async () => (await lessonsOf(teacher)).map(({ end_at }) => end_at !== null))
    .toEqual([true]);
});

/** A lesson of forty minutes as sent by a panel: three pages, the first of them twice. */
async function taughtLesson(teacher: ApiSession, name: string): Promise<string> {
  const [id, courseware] = [newId(), await newCourseware(teacher, name)];
  const begin_at = Date.now() - 40 * 60_000;
  const { class_id } = (await teacher.call('POST', '/api/classes/v1/classes', {
    class_id: newId(),
    class_name: '三年级2班',
  })) as { class_id: string };
  await teacher.call('PUT', `${LESSONS}/${id}`, { name, courseware_id: courseware, class_id, begin_at });
  const shown = [
    [1, 240_000],
    [2, 1_200_000],
    [1, 60_000],
    [3, 20_000],
  ] as const;
  const events = shown.map(([number, milliseconds]) => ({
    id: newId(),
    at: begin_at + milliseconds,
    kind: 'page',
    page_id: `p${number}`,
    number,
    milliseconds,
  }));
  await teacher.call('POST', `${LESSONS}/${id}/events`, { events });
  await teacher.call('POST', `${LESSONS}/${id}/actions/end`, { end_at: Date.now() });
  return id;
}

test('the record of a lesson is found, read and deleted', async ({ page }) => {
  const teacher = await registerTeacher(server.url);
  await signIn(page, server.url, teacher, '/user/record');
  await expect(page.getByText('还没有授课记录')).toBeVisible();
  await taughtLesson(teacher, '秋天的雨');
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: '秋天的雨' });
  await expect(row).toContainText('三年级2班');
  await expect(row).toContainText('40 分钟');
  expect(await seriousFindings(page)).toEqual([]);

  await row.getByRole('link', { name: '秋天的雨' }).click();
  const pages = page.getByRole('region', { name: '每页讲了多久' });
  await expect(pages.getByRole('listitem')).toHaveText([
    /第 1 页.*5 分钟.*翻到 2 次/,
    /第 2 页.*20 分钟/,
    /第 3 页.*20 秒/,
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await expect(pages).toBeVisible();

  await page.getByRole('button', { name: '删除记录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除记录' }).click();
  await expect(page.getByText('还没有授课记录')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('找不到这条授课记录')).toBeVisible();
});
