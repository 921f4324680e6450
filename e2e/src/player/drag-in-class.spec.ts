import { expect } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { pressTool } from '../class-toolbar.ts';
import { drag, hint, lies } from '../drag-page.ts';
import { blankPage, importRecords, square } from '../made-courseware.ts';
import { testInKeptPage as test } from '../shared-server.ts';
import { shown } from '../show-page.ts';

test.use({ viewport: { width: 1600, height: 900 } });

test('copies that are dragged off an object are kept over a reload, shown to the presenter, and discarded', async ({
  page,
  server,
}) => {
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const { page: only, others } = blankPage();
  const basket = square('basket', only.id, 700, 300, {
    frame: { x: 700, y: 300, w: 400, h: 300 },
    basketInClass: true,
  });
  const pear = square('pear', only.id, 100, 100, {
    movableInClass: true,
    copiesInClass: true,
    basketId: 'basket',
  });
  const documentId = await importRecords(teacher, '分一分', [...others, only, basket, pear]);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  const pears = shown(page).locator('[data-element-id="pear"]');
  // 1.25 CSS pixels per logical pixel.
  await lies(pears.first(), [187.5, 187.5]);
  await pressTool(page, '拖拽');
  await expect(hint(page)).toBeVisible();
  await drag(page, [187, 187], [900, 400]);
  await expect(page.getByText('放对了')).toBeVisible();
  await drag(page, [187, 187], [300, 0]);
  await lies(pears.nth(2), [487, 187]);

  const [view] = await Promise.all([page.waitForEvent('popup'), pressTool(page, '演讲者视图')]);
  const seen = view.getByTestId('presented-page').locator('[data-element-id="pear"]');
  await expect(seen).toHaveCount(3);
  await page.reload();
  await expect(pears).toHaveCount(3);
  await lies(pears.nth(2), [487, 187]);
  // A copy that is dragged back to its source is removed, and undo restores it.
  await pressTool(page, '拖拽');
  await expect(hint(page)).toBeVisible();
  await drag(page, [487, 187], [-290, 10]);
  await expect(pears).toHaveCount(2);
  await expect(seen).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(pears).toHaveCount(3);
  await page.getByRole('button', { name: '本页复位' }).click();
  await expect(pears).toHaveCount(1);
  await expect(seen).toHaveCount(1);
});
