import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';
import { expect, type Page } from '@playwright/test';
import { barAtBottom, newTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { pressTool, toolbarOf } from '../class-toolbar.ts';
import { EditorPage } from '../editor-page.ts';
import { importFile } from '../imported-file.ts';
import { preloadNext } from '../next-code.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { draw, endWithInk, goTo, inked } from '../show-page.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
// Other tests block service workers, because they could not intercept a service worker's responses.
test.use({ serviceWorkers: 'allow' });

/** A picture of 64 × 36 pixels. */
const LEAF =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAYAAAA5DDySAAAAUUlEQVR4AeXBAQEAIAyAME4uk5jYVj4I27x7PmESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESt6FiAqX/JbB5AAAAAElFTkSuQmCC';

const LESSONS = '/api/lessons/v1/lessons';

interface Said {
  readonly id: string;
  readonly kind: string;
  readonly number?: number;
  readonly points?: number;
}

/** Two pages, the second in a font that few machines have. */
function poemDeck() {
  const blank = blankCourseware();
  const [page] = blank.records.filter((each) => each.kind === 'page');
  if (!page) throw new Error('a blank courseware has no page');
  const pages = [0, 1].map((i) => ({ ...page, id: `page${i}`, order: `a${i}` }));
  const rest = blank.records.filter(({ kind }) => kind !== 'page' && kind !== 'element');
  const poem = {
    kind: 'element' as const,
    type: 'shape' as const,
    id: 'poem',
    parentId: 'page1',
    order: 'a0',
    frame: { x: 200, y: 300, w: 800, h: 120 },
    geometry: { type: 'preset' as const, preset: 'rect' },
    text: {
      paragraphs: [
        { runs: [{ type: 'text' as const, text: '远上寒山石径斜', props: { eastAsian: '楷体' } }] },
      ],
    },
  };
  const reader = new SnapshotReader({ records: [...rest, ...pages, poem] });
  return { name: '山行.pptx', buffer: Buffer.from(writePptx(reader, () => undefined, { now: 0 })) };
}

/** Number of subsets of that font in the worker's cache. */
function fontsKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('lectern-extras')).keys();
    return kept.filter(({ url }) => url.includes('lxgwwenkai')).length;
  });
}

function isDrawnIn(page: Page, family: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      [...document.fonts].some(
        (face) => face.family.replace(/"/g, '') === wanted && face.status === 'loaded',
      ),
    family,
  );
}

/** The state of offline teaching on the card of all tools. */
async function expectOffline(page: Page, words: string): Promise<void> {
  const more = toolbarOf(page).getByRole('button', { name: '更多', exact: true });
  await more.click();
  await expect(page.getByRole('group', { name: '更多' }).getByRole('status')).toHaveText(words);
  await more.click();
}

test('a lesson is taught offline from start to end, and is sent to the server completely once the network is back', async ({
  page,
  context,
  browser,
}) => {
  await preloadNext(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await barAtBottom(page);
  const teacher = await newTeacher(page, server.url, '陈晓雨');
  await newClass(teacher, '三年级2班', ['王芳', '李明']);
  const { name, buffer } = poemDeck();
  const documentId = await importFile(teacher, name, buffer);
  const editor = new EditorPage(page, server.url);
  await editor.open(documentId);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('toolbar', { name: '插入' })
    .getByRole('button', { name: '图片', exact: true })
    .click();
  await (await chooser).setFiles({
    name: '枫叶.png',
    mimeType: 'image/png',
    buffer: Buffer.from(LEAF, 'base64'),
  });
  await expect(editor.elements.locator('img')).toHaveCount(1);
  await editor.saved();

  // The courseware is opened for teaching once online; then the network is cut.
  await page.goto(`${server.url}/#/play?fileId=${documentId}`);
  await expectOffline(page, '可离线授课');
  // The second page was never shown, but its font subsets are cached all the same.
  expect(await fontsKept(page)).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.reload();
  await expectOffline(page, '可离线授课');
  await goTo(page, 1);
  await expect(page.getByTestId('show').locator('[data-element-id] img')).toHaveCount(1);
  await goTo(page, 2);
  await expect.poll(() => isDrawnIn(page, 'LXGW WenKai')).toBe(true);
  const shownSince = Date.now();
  await page.keyboard.press('Control+p');
  await draw(page, [0.2, 0.2], [0.6, 0.2]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);

  await pressTool(page, '随机点名');
  await page.getByRole('button', { name: '点名', exact: true }).click();
  await expect(page.getByRole('list', { name: '点名记录' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await pressTool(page, '课堂评价');
  const board = page.getByRole('dialog', { name: '课堂评价' });
  await board.getByRole('button', { name: '王芳，0 分' }).click();
  await board
    .getByRole('button', { name: /，1 分$/ })
    .first()
    .click();
  await expect(board.getByRole('button', { name: '王芳，1 分' })).toBeVisible();
  await board.getByRole('button', { name: '关闭' }).click();
  await pressTool(page, '计时器');
  const timer = page.getByRole('dialog', { name: '计时器' });
  await timer.getByRole('button', { name: '正计时' }).click();
  await expect(timer.getByRole('timer')).toHaveCount(1);
  await timer.getByRole('button', { name: '关闭' }).click();
  // Tools that need the server say so.
  await pressTool(page, '手机授课');
  const phones = page.getByRole('dialog', { name: '手机授课' });
  await expect(phones.getByRole('alert')).toContainText('网络');
  await phones.getByRole('button', { name: '关闭' }).click();

  await pressTool(page, '资源库');
  const resources = page.getByRole('dialog', { name: '资源库' });
  await expect(resources).toContainText('现在没有网络');
  await resources.getByRole('button', { name: '关闭' }).click();

  // The browser is reloaded in the middle, and continues.
  await page.reload();
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
  // A page shown for less than a second does not count as shown.
  await expect.poll(() => Date.now() - shownSince).toBeGreaterThan(1_500);
  await endWithInk(page, '全部保留');
  await expect(page).toHaveURL(/#\/view\?fileId=/);
  expect(await teacher.call('GET', LESSONS)).toMatchObject({ items: [] });

  await context.setOffline(false);
  const lessons = async () =>
    ((await teacher.call('GET', LESSONS)) as { items: { id: string; end_at: number | null }[] }).items;
  await expect.poll(async () => (await lessons()).map(({ end_at }) => end_at !== null)).toEqual([true]);
  const [lesson] = await lessons();
  const { items } = (await teacher.call('GET', `${LESSONS}/${lesson?.id}/events`)) as { items: Said[] };
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.filter(({ kind }) => kind === 'called')).toHaveLength(1);
  expect(items.flatMap(({ points }) => points ?? [])).toEqual([1]);
  expect(items.flatMap(({ number }) => number ?? [])).toContain(2);

  // The ink was sent from the courseware's editor, which opens after the lesson: another device of the teacher shows
  // it.
  await expect(page).toHaveURL(/#\/view\?fileId=/);
  const other = await browser.newPage({ locale: 'zh-CN' });
  await signIn(other, server.url, teacher, `/user/record?lesson=${lesson?.id}`);
  const ink = other.getByRole('region', { name: '笔迹' });
  await expect(async () => {
    await other.reload();
    await expect(ink.getByRole('listitem')).toHaveText([/第 2 页$/], { timeout: 5_000 });
  }).toPass();
  await expect(ink.locator('svg path[fill="#D92D20"]')).toHaveCount(1);
  await other.close();
});
