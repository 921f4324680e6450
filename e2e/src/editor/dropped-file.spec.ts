import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { registerTeacher } from '../account-api.ts';
import { smallDeck } from '../deck-file.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

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

interface DroppedBytes {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** Drops files on a point of the page, as from the system's file manager. */
async function drop(editor: EditorPage, files: readonly DroppedBytes[], x: number, y: number): Promise<void> {
  const { page } = editor;
  const point = await editor.at(x, y);
  const transfer = await page.evaluateHandle(
    (dropped) => {
      const data = new DataTransfer();
      for (const { name, mime, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mime }));
      }
      return data;
    },
    files.map(({ name, mime, bytes }) => ({ name, mime, base64: Buffer.from(bytes).toString('base64') })),
  );
  const place = { clientX: point.x, clientY: point.y, dataTransfer: transfer };
  await editor.surface.dispatchEvent('dragenter', place);
  await expect(page.getByText(/^松开：图片、视频和音频放到页面上/)).toBeVisible();
  await editor.surface.dispatchEvent('dragover', place);
  await editor.surface.dispatchEvent('drop', place);
}

const made = smallDeck();
const deck = { name: made.name, mime: made.mimeType, bytes: made.buffer };

test('the pages of a dropped presentation are inserted after the current page, and the second of two files has its own dialog', async ({
  page,
}) => {
  const { editor } = await prepare(page);
  await drop(editor, [deck, { ...deck, name: '坏了.pptx', bytes: Buffer.from('PK\u0003\u0004') }], 300, 300);
  await expect(page.getByRole('dialog', { name: '拖入的文件' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  // The default choice has the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByText(`第 2 / ${made.pages + 1} 页`)).toBeVisible();
  await page.getByRole('button', { name: '插入到本页之后' }).click();
  const card = page.getByRole('region', { name: '拖入的文件' });
  await expect(card.getByRole('alert')).toContainText('没有打开：文件');
  await expect(card.getByRole('button', { name: '重试' })).toBeVisible();
  await card.getByRole('button', { name: '关闭：坏了.pptx' }).click();
  await expect(card).toBeHidden();
  await editor.saved();
  await editor.surface.focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('第 1 / 1 页')).toBeVisible();
});

test('a dropped presentation can open as a separate courseware', async ({ page }) => {
  const { editor, documentId } = await prepare(page);
  await drop(editor, [deck], 300, 300);
  await page.getByRole('button', { name: '打开为新课件' }).click();
  await expect(page.getByText(`第 1 / ${made.pages} 页`)).toBeVisible();
  expect(page.url()).not.toContain(documentId);
});
