import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { registerTeacher, signIn } from '../account-api.ts';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';
import { draw, endWithInk, goTo, inked } from '../show-page.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Number of updates of lessons' documents that this browser stores. */
function keptPieces(page: Page, userId: string): Promise<number> {
  return page.evaluate(
    (database) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('updates').objectStore('updates').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(
              keys.result.filter((key) => Array.isArray(key) && String(key[0]).startsWith('lesson ')).length,
            );
          };
        };
      }),
    `lectern-coursewares-${userId}`,
  );
}

test.describe('a show', () => {
  test('prompts at its end for its ink (keep all, none or page by page) and keeps earlier ink', async ({
    page,
  }) => {
    const { editor, teacher, documentId } = await openEmpty(page, server.url);
    await page.keyboard.press('Control+m');
    await expect(page.getByText('第 2 / 2 页')).toBeVisible();
    await editor.saved();
    await page.evaluate(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
    const strokes = async () => {
      const { records } = (await teacher.call('GET', `/api/courseware/${documentId}/records`)) as {
        records: { type?: string; parentId?: string }[];
      };
      const ink = records.filter(({ type }) => type === 'ink');
      return [...Map.groupBy(ink, ({ parentId }) => parentId).values()].map(({ length }) => length);
    };
    const teachAgain = async () => {
      await page.getByRole('button', { name: '授课' }).first().click();
      await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
      await goTo(page, 1);
      await page.keyboard.press('Control+p');
    };
    await teachAgain();
    await draw(page, [0.2, 0.2], [0.6, 0.2]);
    await endWithInk(page, '放进课件');
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    await expect.poll(strokes).toEqual([1]);

    // In the next lesson two pages are written on, and a reload does not end it.
    await teachAgain();
    expect(await inked(page), 'the lesson begins without ink').toBe(0);
    await draw(page, [0.2, 0.5], [0.6, 0.5]);
    await goTo(page, 2);
    await draw(page, [0.2, 0.5], [0.6, 0.5]);
    await page.reload();
    await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: '课堂笔迹要留下吗？' });
    await expect(question.getByRole('checkbox')).toHaveCount(2);
    expect(await seriousFindings(page)).toEqual([]);
    // The question can be cancelled.
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/#\/play\?fileId=/);
    await page.getByRole('button', { name: '结束', exact: true }).click();
    await question.getByRole('checkbox', { name: '第 1 页' }).click();
    await question.getByRole('button', { name: '放进课件' }).click();
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    await expect.poll(strokes).toEqual([1, 1]);

    // Leaving by the back button continues the same lesson; ink kept with the lesson does not change the courseware.
    await teachAgain();
    await draw(page, [0.2, 0.7], [0.6, 0.7]);
    await page.goBack();
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    await expect(editor.slide).toBeVisible();
    await page.getByRole('button', { name: '授课' }).first().click();
    await goTo(page, 1);
    await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
    await endWithInk(page, '全部保留');
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    const lessons = (await teacher.call('GET', '/api/lessons/v1/lessons')) as {
      items: { end_at: unknown }[];
    };
    expect(lessons.items).toHaveLength(3);
    await teachAgain();
    expect(await inked(page)).toBe(0);
    expect(await strokes()).toEqual([1, 1]);

    // The record shows the stored ink over the current page.
    await page.goto(`${server.url}/#/user/record`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    const ink = page.getByRole('region', { name: '笔迹' });
    await expect(ink.getByRole('listitem')).toHaveText(['第 1 页']);
    await expect(ink.locator('svg path[fill="#D92D20"]').last()).toBeVisible();
    await ink.getByRole('button').click();
    await expect(page.getByRole('dialog', { name: '第 1 页' }).locator('svg path').last()).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('of a viewer keeps the ink with the lesson, and does not offer to put it into the courseware', async ({
    browser,
  }) => {
    const owner = await registerTeacher(server.url, '王老师');
    const viewer = await registerTeacher(server.url, '赵老师');
    const made = (await owner.call('POST', '/api/documents/v1.0/c/document/meta?auto_rename=true', {
      name: '公开课',
    })) as { id: string };
    await owner.call('PUT', `/api/documents/v1.0/c/document/${made.id}/grants/${viewer.userId}`, {
      permission: 10,
    });
    const context = await browser.newContext({ locale: 'zh-CN' });
    const panel = await context.newPage();
    await signIn(panel, server.url, viewer, `/play?fileId=${made.id}`);
    await panel.getByRole('radio', { name: /^底部/ }).click();
    await panel.getByRole('button', { name: '画笔', exact: true }).click();
    await draw(panel, [0.2, 0.3], [0.8, 0.3]);
    await expect.poll(() => inked(panel)).toBeGreaterThan(0.0005);
    // Until the ink is stored, leaving the page prompts first.
    const mayLeave = () =>
      panel.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(mayLeave).toBe(true);
    await expect.poll(() => keptPieces(panel, viewer.userId)).toBeGreaterThan(0);
    await panel.reload();
    await expect.poll(() => inked(panel)).toBeGreaterThan(0.0005);
    await panel.getByRole('button', { name: '结束', exact: true }).click();
    const question = panel.getByRole('dialog');
    await expect(question.getByRole('button', { name: '放进课件' })).toBeHidden();
    await question.getByRole('button', { name: '全部不保留' }).click();
    await expect(panel).toHaveURL(/#\/view\?fileId=/);
    await panel.getByRole('button', { name: '授课' }).first().click();
    await expect(panel.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
    await expect(panel.getByTestId('ink-dry')).toBeVisible();
    expect(await inked(panel)).toBe(0);
    await context.close();
  });
});
