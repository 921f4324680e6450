import { expect, type Page } from '@playwright/test';
import { type ApiSession, registerTeacher, signIn } from './account-api.ts';
import { newCourseware } from './editor-page.ts';
import type { RunningServer } from './server.ts';
import { test } from './shared-server.ts';

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

/** Numbers of the pages that were shown, in their order. */
async function pagesOf(teacher: ApiSession, { id }: Lesson): Promise<readonly number[]> {
  const { items } = (await teacher.call('GET', `${LESSONS}/${id}/events`)) as {
    items: { kind: string; number: number }[];
  };
  return items.flatMap(({ kind, number }) => (kind === 'page' ? [number] : []));
}

/** A teacher in front of a class, with a courseware of one page, whose clock the test moves. */
async function taught(page: Page): Promise<{ teacher: ApiSession; courseware: string }> {
  const teacher = await registerTeacher(server.url);
  const courseware = await newCourseware(teacher, '秋天的雨');
  await page.clock.install();
  await signIn(page, server.url, teacher, `/play?fileId=${courseware}`);
  await teaching(page);
  return { teacher, courseware };
}

/** Until the lesson is kept in this browser. */
async function teaching(page: Page): Promise<void> {
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lessons.'))))
    .toHaveLength(1);
}

/** By its button, past the question where the toolbar should stand, which is asked once. */
async function end(page: Page): Promise<void> {
  const place = page.getByRole('button', { name: '就放这里' });
  if (await place.isVisible()) await place.click();
  await page.getByRole('button', { name: '结束', exact: true }).click();
}

test('a lesson is kept that goes on over a reload and is ended without a network', async ({
  page,
  context,
}) => {
  const { teacher, courseware } = await taught(page);
  await page.clock.fastForward(65_000);
  await expect.poll(() => lessonsOf(teacher)).toHaveLength(1);
  const [begun] = await lessonsOf(teacher);
  expect(begun).toMatchObject({ name: '秋天的雨', courseware_id: courseware, end_at: null });

  await page.reload();
  await teaching(page);
  await context.setOffline(true);
  await page.clock.fastForward(60_000);
  await end(page);
  await expect(page).toHaveURL(/#\/view/);
  expect((await lessonsOf(teacher))[0]?.end_at).toBeNull();

  await context.setOffline(false);
  await expect.poll(async () => (await lessonsOf(teacher))[0]?.end_at).not.toBeNull();
  const [ended, ...others] = await lessonsOf(teacher);
  expect(others).toEqual([]);
  expect(ended?.id).toBe(begun?.id);
  if (ended) expect(await pagesOf(teacher, ended)).toEqual([1]);
});

test('a look at the slides leaves no lesson', async ({ page }) => {
  const { teacher } = await taught(page);
  await page.clock.fastForward(30_000);
  await end(page);
  await expect(page).toHaveURL(/#\/view/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lessons.'))),
  ).toEqual([]);
  expect(await lessonsOf(teacher)).toEqual([]);
});

test('a second window of the same courseware does not teach it too', async ({ page, context }) => {
  const { teacher, courseware } = await taught(page);
  const other = await context.newPage();
  await other.goto(`${server.url}/#/play?fileId=${courseware}`);
  await expect(other.getByRole('toolbar')).toBeVisible();
  await end(other);
  await page.clock.fastForward(65_000);
  await expect.poll(() => lessonsOf(teacher)).toHaveLength(1);
  expect((await lessonsOf(teacher))[0]?.end_at).toBeNull();
  await end(page);
  await expect.poll(async () => (await lessonsOf(teacher))[0]?.end_at).not.toBeNull();
});
