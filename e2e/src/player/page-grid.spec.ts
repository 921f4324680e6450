import { expect } from '@playwright/test';
import { registerTeacher } from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { test } from '../shared-server.ts';

const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const viewport of WINDOWS) {
  test(`the toolbar covers no page of the list at ${viewport.width} px, at any edge`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const teacher = await registerTeacher(server.url);
    const id = await newCourseware(teacher, '秋天的雨');
    await new EditorPage(page, server.url).openAs(teacher, id);
    for (let made = 1; made < 16; made += 1) await page.getByRole('button', { name: '新建页面' }).click();
    await expect(page.getByText('已保存').first()).toBeVisible();
    await page.setViewportSize(viewport);
    for (const edge of ['bottom', 'left', 'right']) {
      await page.evaluate((value) => localStorage.setItem('lectern.player-toolbar', value), edge);
      await page.goto(`${server.url}/#/play?fileId=${id}&page=8`);
      await page.reload();
      await page.getByRole('toolbar').first().waitFor();
      await page.keyboard.press('g');
      await expect(page.getByRole('option')).toHaveCount(16);
      const box = await page.getByRole('toolbar').first().boundingBox();
      if (!box) throw new Error('there is no toolbar');
      // At every scroll position: the visible part of a page is not below the bar.
      const covered = await page.getByRole('listbox').evaluate((list, bar) => {
        const { left, top } = list.getBoundingClientRect();
        const seen = { x: left + list.clientLeft, y: top + list.clientTop };
        const end = { x: seen.x + list.clientWidth, y: seen.y + list.clientHeight };
        return [...list.querySelectorAll('[role="option"]')].filter((option) => {
          const at = option.getBoundingClientRect();
          const from = { x: Math.max(at.left, seen.x), y: Math.max(at.top, seen.y) };
          const to = { x: Math.min(at.right, end.x), y: Math.min(at.bottom, end.y) };
          const isSeen = from.x < to.x - 1 && from.y < to.y - 1;
          const beside = from.x >= bar.x + bar.width || to.x <= bar.x;
          const above = from.y >= bar.y + bar.height || to.y <= bar.y;
          return isSeen && !beside && !above;
        }).length;
      }, box);
      expect(covered, edge).toBe(0);
    }
  });
}
