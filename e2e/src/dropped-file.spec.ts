import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './account-accessibility.ts';
import { registerTeacher } from './account-api.ts';
import { smallDeck } from './deck-file.ts';
import { EditorPage, newCourseware } from './editor-page.ts';
import type { RunningServer } from './server.ts';
import { test } from './shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function prepare(page: Page): Promise<{ editor: EditorPage; documentId: string }> {
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '秋天的雨');
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, documentId);
  return { editor, documentId };
}

/** Drops a file on a point of the page, as from a folder beside the browser. */
async function drop(
  editor: EditorPage,
  file: { name: string; mime: string; bytes: Uint8Array },
  x: number,
  y: number,
): Promise<void> {
  const { page } = editor;
  const point = await editor.at(x, y);
  const transfer = await page.evaluateHandle(
    ({ name, mime, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type: mime }));
      return data;
    },
    { ...file, base64: Buffer.from(file.bytes).toString('base64') },
  );
  const place = { clientX: point.x, clientY: point.y, dataTransfer: transfer };
  await editor.surface.dispatchEvent('dragover', place);
  await editor.surface.dispatchEvent('drop', place);
}

const made = smallDeck();
const deck = { name: made.name, mime: made.mimeType, bytes: made.buffer };

test('the pages of a dropped presentation come behind the page that is shown', async ({ page }) => {
  const { editor } = await prepare(page);
  await drop(editor, deck, 300, 300);
  await expect(page.getByRole('dialog', { name: '拖入的文件' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '插入到本页之后' }).click();
  await expect(page.getByText(`第 2 / ${made.pages + 1} 页`)).toBeVisible({ timeout: 30_000 });
  await editor.saved();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('第 1 / 1 页')).toBeVisible();
});

test('a dropped presentation opens as a courseware of its own', async ({ page }) => {
  const { editor, documentId } = await prepare(page);
  await drop(editor, deck, 300, 300);
  await page.getByRole('button', { name: '打开为新课件' }).click();
  await expect(page.getByText(`第 1 / ${made.pages} 页`)).toBeVisible({ timeout: 30_000 });
  expect(page.url()).not.toContain(documentId);
});

test('a dropped picture lies where it was dropped', async ({ page }) => {
  const { editor } = await prepare(page);
  const before = await editor.elements.count();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60"><path d="M0 0h100v60z"/></svg>';
  await drop(editor, { name: '三角.svg', mime: 'image/svg+xml', bytes: Buffer.from(svg) }, 900, 500);
  await expect(editor.elements).toHaveCount(before + 1);
  await editor.showStyle();
  expect(await editor.field('横坐标')).toBeCloseTo(850, -1);
  expect(await editor.field('纵坐标')).toBeCloseTo(470, -1);
});
