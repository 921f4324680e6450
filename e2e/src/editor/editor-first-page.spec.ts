import { blankCourseware, type CoursewareRecord } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { type Browser, expect, type Page } from '@playwright/test';
import { type ApiSession, registerTeacher, signIn } from '../account-api.ts';
import { EditorPage } from '../editor-page.ts';
import { importFile } from '../imported-file.ts';
import { test } from '../shared-server.ts';

const STATE = '**/api/courseware/*/state';

/** A window of another device, in which the live courseware is blocked until the test releases it. */
interface SlowDevice {
  readonly page: Page;
  readonly letLiveCome: () => void;
}

async function slowDevice(browser: Browser): Promise<SlowDevice> {
  const page = await (
    await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } })
  ).newPage();
  let letLiveCome = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letLiveCome = resolve;
  });
  await page.route(STATE, async (route) => {
    await gate;
    await route.continue();
  });
  return { page, letLiveCome };
}

function still(page: Page) {
  return page.locator('[data-still-slide]');
}

/** Imports a courseware of three pages, a shape on the first, and returns its id. */
function importThreePages(teacher: ApiSession): Promise<string> {
  const { records } = blankCourseware();
  const first = records.find(({ kind }) => kind === 'page');
  if (first?.kind !== 'page') throw new Error('a blank courseware has no page');
  const shape: CoursewareRecord = {
    kind: 'element',
    type: 'shape',
    id: 'shape',
    parentId: first.id,
    order: 'a',
    frame: { x: 200, y: 200, w: 600, h: 200 },
    geometry: { type: 'preset', preset: 'rect' },
    fill: { type: 'solid', color: { type: 'rgb', value: '5B8DEF' } },
  };
  const made = [
    ...records.filter((each) => each.kind !== 'element' || each.parentId !== first.id),
    ...[2, 3].map((number) => ({ ...first, id: `page-${number}`, order: `${first.order}${number}` })),
    shape,
  ];
  const file = writeNdpx({ snapshot: { records: made }, assets: new Map() });
  return importFile(teacher, '秋天的雨.ndpx', file);
}

/** A teacher and their courseware of three pages. */
async function prepare(url: string): Promise<{ teacher: ApiSession; documentId: string }> {
  const teacher = await registerTeacher(url);
  return { teacher, documentId: await importThreePages(teacher) };
}

/** The same courseware, open in the editor. */
async function prepareOpen(
  page: Page,
  url: string,
): Promise<{ editor: EditorPage; teacher: ApiSession; documentId: string }> {
  const { teacher, documentId } = await prepare(url);
  const editor = new EditorPage(page, url);
  await editor.openAs(teacher, documentId);
  await expect(editor.pages).toHaveCount(3);
  return { editor, teacher, documentId };
}

async function open(page: Page, url: string, teacher: ApiSession, address: string): Promise<void> {
  await signIn(page, url, teacher, address);
  await expect(still(page).locator('[data-page-id]')).toBeVisible();
}

test('the slide is shown before the live courseware has loaded, and the editor replaces it without a visible change', async ({
  browser,
  server,
}) => {
  const { teacher, documentId } = await prepare(server.url);
  const { page: other, letLiveCome } = await slowDevice(browser);
  await open(other, server.url, teacher, `/view?fileId=${documentId}`);
  await expect(other.getByRole('application')).toHaveCount(0);
  const slide = other.locator('[data-page-id]').first();
  const box = await slide.boundingBox();
  const before = await slide.screenshot();
  // Each frame shows one slide at the same position, or briefly both.
  await other.evaluate(() => {
    const missed: string[] = [];
    Object.assign(globalThis, { missed });
    const look = () => {
      const slides = [...document.querySelectorAll('main [data-region=slide] [data-page-id]')];
      const places = new Set(slides.map((each) => JSON.stringify(each.getBoundingClientRect())));
      if (places.size !== 1) missed.push(`${slides.length} slides at ${[...places].join(' ')}`);
      requestAnimationFrame(look);
    };
    look();
  });
  letLiveCome();
  await expect(other.getByRole('application')).toBeVisible();
  await expect(still(other)).toHaveCount(0);
  await expect(other.getByRole('toolbar', { name: '状态', exact: true })).toBeVisible();
  expect(await other.evaluate(() => (globalThis as unknown as { missed: string[] }).missed)).toEqual([]);
  const after = other.getByRole('application').locator('[data-page-id]');
  expect(await after.boundingBox()).toEqual(box);
  expect((await after.screenshot()).equals(before)).toBe(true);
  await expect(other.getByRole('application')).toBeFocused();
  await other.context().close();
});

test('clicks and keys before the tools are loaded are applied after loading, and can be undone', async ({
  page,
  browser,
  server,
}) => {
  const { editor, teacher, documentId } = await prepareOpen(page, server.url);
  const { page: other, letLiveCome } = await slowDevice(browser);
  await open(other, server.url, teacher, `/view?fileId=${documentId}`);
  const box = await still(other).locator('[data-element-id]').boundingBox();
  if (!box) throw new Error('there is no shape');
  await other.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await other.keyboard.type('rain');
  letLiveCome();
  const shape = other.getByRole('application').locator('[data-element-id]');
  await expect(shape).toContainText('rain');
  await other.keyboard.type('s');
  await expect(shape).toContainText('rains');
  await other.keyboard.press('Escape');
  await editor.pages.first().click();
  await expect(editor.elements).toContainText('rains');
  await other.keyboard.press('Escape');
  // On a slow machine the last letter may have come after a pause, as a separate step.
  await expect(async () => {
    await other.keyboard.press('Control+z');
    await expect(shape).not.toContainText('rain', { timeout: 1_000 });
  }).toPass();
  await expect(shape).toHaveCount(1);
  await other.context().close();
});

test('the page in the address is shown first, and stays visible when other users change the pages before it', async ({
  page,
  browser,
  server,
}) => {
  const { editor, teacher, documentId } = await prepareOpen(page, server.url);
  const { page: other, letLiveCome } = await slowDevice(browser);
  await open(other, server.url, teacher, `/view?fileId=${documentId}&page=2`);
  const seen = await still(other).locator('[data-page-id]').getAttribute('data-page-id');
  // The records have been fetched by now.
  await editor.pages.first().click();
  await page.keyboard.press('Control+m');
  await expect(editor.pages).toHaveCount(4);
  await editor.saved();
  letLiveCome();
  const slide = other.getByRole('application').locator('[data-page-id]');
  await expect(slide).toHaveAttribute('data-page-id', seen ?? '');
  await expect(still(other)).toHaveCount(0);
  await expect(other.getByRole('navigation', { name: '页面' }).getByRole('listitem')).toHaveCount(4);
  await other.context().close();
});

test('a viewer sees the slide at its position in the viewer, and sends no request that is refused', async ({
  browser,
  server,
}) => {
  const { teacher, documentId } = await prepare(server.url);
  const colleague = await registerTeacher(server.url, '苏文远');
  const grants = `/api/documents/v1.0/c/document/${documentId}/grants/${colleague.userId}`;
  await teacher.call('PUT', grants, { permission: 10 });
  const { page: other, letLiveCome } = await slowDevice(browser);
  const refused: string[] = [];
  other.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  await open(other, server.url, colleague, `/view?fileId=${documentId}`);
  const box = await still(other).locator('[data-page-id]').boundingBox();
  letLiveCome();
  const slide = other.getByRole('application').locator('[data-page-id]');
  await expect(slide).toBeVisible();
  await expect(other.getByText('只读', { exact: true })).toBeVisible();
  expect(await slide.boundingBox()).toEqual(box);
  // The notifications are loaded last.
  await expect(other.getByRole('button', { name: /^通知/ })).toBeVisible();
  expect(refused).toEqual([]);
  await other.context().close();
});

test('a courseware that was deleted after its first page was shown is reported as missing, and keys are no longer captured', async ({
  browser,
  server,
}) => {
  const { teacher, documentId } = await prepare(server.url);
  const colleague = await registerTeacher(server.url, '苏文远');
  const centre = '/api/documents/v1.0/c/document';
  await teacher.call('PUT', `${centre}/${documentId}/grants/${colleague.userId}`, { permission: 20 });
  const { page: other, letLiveCome } = await slowDevice(browser);
  await open(other, server.url, colleague, `/view?fileId=${documentId}`);
  await teacher.call('POST', `${centre}/actions/bin`, { ids: [documentId] });
  letLiveCome();
  await expect(other.getByText('这份课件已被删除，或者没有分享给您')).toBeVisible();
  await other.keyboard.press('Tab');
  await expect(other.getByRole('button', { name: '返回备课台' })).toBeFocused();
  await other.context().close();
});
