import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type ApiSession, newTeacher } from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { shown } from '../show-page.ts';

/** A teacher's open screens: the desk, a courseware in the editor, and the same in class. */
export interface Screens {
  readonly teacher: ApiSession;
  readonly documentId: string;
  readonly desk: Page;
  readonly edited: Page;
  readonly player: Page;
}

export async function openAll(desk: Page, url: string): Promise<Screens> {
  const teacher = await newTeacher(desk, url, '陈晓雨');
  const documentId = await newCourseware(teacher, '山行');
  const edited = await desk.context().newPage();
  await new EditorPage(edited, url).open(documentId);
  await state(edited, 'saved');
  const player = await desk.context().newPage();
  await player.goto(`${url}/#/play?fileId=${documentId}`);
  await shown(player).waitFor();
  return { teacher, documentId, desk, edited, player };
}

/** With LECTERN_KEEP=folder, stores a picture of the screen. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LECTERN_KEEP;
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

export async function state(page: Page, wanted: string): Promise<void> {
  await expect(page.locator(`[role=status][data-state=${wanted}]`)).toBeVisible();
}

export async function addPage(edited: Page): Promise<void> {
  await edited.bringToFront();
  await edited.locator('[data-page]').first().press('Control+m');
}

/** Checks that the lesson still works: its page is shown and its keys work. */
export async function goesOn({ player }: Screens, name: string): Promise<void> {
  await player.bringToFront();
  await player.keyboard.press('b');
  await player.keyboard.press('b');
  await expect(shown(player)).toBeVisible();
  await look(player, name);
}
