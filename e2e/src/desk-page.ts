import { chosenDeck } from '@lectern/pptx/corpus';
import { expect, type Locator, type Page } from '@playwright/test';
import { type ApiSession, registerTeacher, signIn } from './account-api.ts';

/** A presentation of 23 pages. */
export const DECK = chosenDeck('lesson');

/** A file as passed to a file dialog. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function file(name: string, content: string | Buffer): ChosenFile {
  return { name, mimeType: '', buffer: Buffer.from(content) };
}

/** A new teacher, signed in at their disk. */
export async function openNewDisk(page: Page, url: string): Promise<ApiSession> {
  const teacher = await registerTeacher(url);
  await signIn(page, url, teacher, '/user/netdisk');
  await expect(page.getByRole('heading', { name: '我的网盘' })).toBeVisible();
  return teacher;
}

export async function openDisk(page: Page): Promise<void> {
  await page.getByRole('link', { name: '我的网盘', exact: true }).click();
  await expect(page.getByRole('heading', { name: '我的网盘' })).toBeVisible();
}

export async function upload(page: Page, ...files: ChosenFile[]): Promise<void> {
  await page.getByLabel('上传文件', { exact: true }).setInputFiles(files);
}

/** The row of a document in the list. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByTitle(name, { exact: true }) });
}

/** The panel of transfers. */
export function transfers(page: Page): Locator {
  return page.getByRole('region', { name: '传输列表' });
}

export async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新建文件夹' }).click();
  await page.getByLabel('文件夹名称').fill(name);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(row(page, name)).toBeVisible();
}
