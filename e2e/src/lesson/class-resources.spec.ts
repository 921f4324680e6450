import { expect, type Locator, type Page } from '@playwright/test';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { pressTool } from '../class-toolbar.ts';
import { smallDeck } from '../deck-file.ts';
import { greyPicture } from '../grey-picture.ts';
import { importFile } from '../imported-file.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';
import { pageNumber } from '../show-page.ts';
import { SMALL_FILM } from '../small-film.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ hasTouch: true });

const PICTURE = greyPicture(1600, 1200);

/** Uploads a file to the teacher's disk over HTTP. */
async function keepFile(
  teacher: ApiSession,
  name: string,
  bytes: Uint8Array,
  parent_id: string | null = null,
): Promise<void> {
  const asked = { name, size: bytes.length, ...(parent_id !== null && { parent_id }) };
  const { id } = (await teacher.call('POST', '/api/uploads', asked)) as { id: string };
  await teacher.call('PUT', `/api/uploads/${id}?offset=0`, bytes);
  await teacher.call('POST', `/api/uploads/${id}/complete`);
}

async function teach(page: Page): Promise<ApiSession> {
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const { name, buffer } = smallDeck();
  const documentId = await importFile(teacher, name, buffer);
  await keepFile(teacher, '诗.txt', Buffer.from('春眠不觉晓'));
  await keepFile(teacher, '点.png', PICTURE);
  await keepFile(teacher, '绿.webm', Buffer.from(SMALL_FILM, 'base64'));
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  return teacher;
}

const windowOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const item = (library: Locator, name: string) =>
  library.getByRole('list', { name: '网盘里的资源' }).getByRole('button', { name });

test('files of the disk open over the slide, several at once, also after a reload; a courseware opens in a new window', async ({
  page,
}) => {
  await teach(page);
  await pressTool(page, '资源库');
  const library = windowOf(page, '资源库');
  await library.getByRole('radio', { name: '图片' }).check();
  await expect(item(library, '诗.txt')).toBeHidden();
  await item(library, '点.png').tap();
  const picture = windowOf(page, '点.png');
  // The file fills the free area of the window.
  const [whole, drawn] = [
    await picture.boundingBox(),
    await picture.getByRole('img', { name: '点.png' }).boundingBox(),
  ];
  expect(drawn?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) * 0.6);
  await library.getByRole('radio', { name: '全部' }).check();
  await library.getByRole('searchbox').fill('诗');
  await expect(item(library, '绿.webm')).toBeHidden();
  await item(library, '诗.txt').tap();
  const text = windowOf(page, '诗.txt');
  await expect(text.getByText('春眠不觉晓')).toBeVisible();
  await library.getByRole('searchbox').fill('');
  await item(library, '绿.webm').tap();
  const film = windowOf(page, '绿.webm');
  await expect(film.locator('video')).toBeVisible();
  const stands = () =>
    film.locator('video').evaluate(({ currentTime, paused }: HTMLVideoElement) => [currentTime, paused]);
  await film.locator('video').evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    video.pause();
    video.currentTime = 0.5;
  });
  await expect.poll(stands).toEqual([0.5, true]);
  // The window is moved to the right half by the keys of its handle.
  await text.getByRole('button', { name: /移动窗口/ }).press('Control+ArrowRight');
  const boxOf = async (one: Locator) => {
    const at = await one.boundingBox();
    return at && [at.x, at.width].map(Math.round);
  };
  await expect.poll(() => boxOf(text)).toEqual([683, 683]);

  await page.reload();
  await expect(picture.getByRole('img', { name: '点.png' })).toBeVisible();
  await expect(text.getByText('春眠不觉晓')).toBeVisible();
  await expect.poll(stands).toEqual([0.5, true]);
  await expect.poll(() => boxOf(text)).toEqual([683, 683]);
  await film.getByRole('button', { name: '关闭', exact: true }).tap();
  await expect(film).toBeHidden();

  const opening = page.context().waitForEvent('page');
  await expect(library.getByText('在新窗口授课')).toBeVisible();
  await item(library, '植物的生长').tap();
  const other = await opening;
  await expect(other).toHaveURL(/#\/play\?fileId=/);
  await other.close();
});

test('the library reports that it is offline, and lists files again afterwards; a removed file is reported', async ({
  page,
}) => {
  const teacher = await teach(page);
  await pressTool(page, '资源库');
  const library = windowOf(page, '资源库');
  await expect(item(library, '点.png')).toBeVisible();
  await library.getByRole('button', { name: '关闭', exact: true }).click();
  await page.context().setOffline(true);
  await pressTool(page, '资源库');
  await expect(library.getByText('现在没有网络')).toBeVisible();
  await page.context().setOffline(false);
  await expect(item(library, '点.png')).toBeVisible();
  await item(library, '点.png').click();
  await expect(windowOf(page, '点.png').getByRole('img')).toBeVisible();
  const list = (await teacher.call('GET', '/api/documents/v1.0/c/documents?search=%E7%82%B9')) as {
    items: { id: string }[];
  };
  const ids = list.items.map(({ id }) => id);
  await teacher.call('POST', '/api/documents/v1.0/c/document/actions/bin', { ids });
  await page.reload();
  await expect(windowOf(page, '点.png').getByText(/找不到|不存在|已被删除|没有/)).toBeVisible();
});

test('interactive tools list ten ready games and the tools used this month; a mind map is edited and stays after a reload; one button hides all tools and restores them', async ({
  page,
}) => {
  await teach(page);
  await pressTool(page, '互动工具');
  const list = windowOf(page, '互动工具');
  await expect(list.getByRole('list', { name: '现成趣味题' }).getByRole('listitem')).toHaveCount(10);
  await expect(list.getByRole('list', { name: '本月常用' })).toBeHidden();
  await list.getByRole('button', { name: /前鼻音还是后鼻音/ }).tap();
  await expect(list).toBeHidden();
  const game = page.getByRole('dialog', { name: '趣味分类' });
  await expect(game.getByRole('button', { name: '开始', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(game).toBeHidden();
  await pressTool(page, '思维导图');
  const mind = windowOf(page, '思维导图');
  const node = (name: string) => mind.getByRole('treeitem', { name, exact: true });
  // Keys of the show type letters in the field, and Enter and arrow keys do not change the page.
  await node('中心主题').click();
  await expect(mind.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('秋天');
  await page.keyboard.press('Enter');
  for (const [key, word] of [
    ['Tab', '颜色'],
    ['Enter', '气味'],
    ['Enter', '声音'],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(node(word)).toBeVisible();
  }
  await node('颜色').tap();
  await mind.getByRole('button', { name: '下级' }).tap();
  await page.keyboard.type('金黄');
  await page.keyboard.press('Enter');
  await node('颜色').click();
  await page.keyboard.press('Space');
  await expect(node('金黄')).toBeHidden();
  await mind.getByRole('button', { name: '还有 1 个' }).tap();
  await expect(node('金黄')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(node('气味')).toHaveAttribute('aria-selected', 'true');
  // The first letters of an input method replace the selected object's text.
  const input = await page.context().newCDPSession(page);
  for (const text of ['x', 'xiang'])
    await input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await input.send('Input.insertText', { text: '香味' });
  await page.keyboard.press('Enter');
  await expect(node('香味')).toBeVisible();
  await mind.getByRole('button', { name: '撤销' }).tap();
  await mind.getByRole('button', { name: '删除' }).tap();
  await expect(node('气味')).toBeHidden();
  await mind.getByRole('button', { name: '撤销' }).tap();
  await expect(node('气味')).toBeVisible();
  expect(await pageNumber(page)).toBe(1);

  await page.reload();
  await expect(node('金黄')).toBeVisible();
  await pressTool(page, '计时器');
  await expect(windowOf(page, '计时器')).toBeVisible();
  await pressTool(page, '还原');
  await expect(mind).toBeHidden();
  await expect(windowOf(page, '计时器')).toBeHidden();
  await page.getByRole('button', { name: '恢复' }).click();
  await expect(node('金黄')).toBeVisible();
  await expect(windowOf(page, '计时器')).toBeVisible();

  await pressTool(page, '互动工具');
  const used = list.getByRole('list', { name: '本月常用' });
  await expect(used.getByRole('listitem').first()).toHaveText(/思维导图.*本月 1 次/);
});
