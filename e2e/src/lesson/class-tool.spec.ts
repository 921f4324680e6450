import { expect, type Page } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/**
 * The built catalogue file with another row, as the build would write it: a tool that the program does not know. It
 * counts the keys it receives. Elements are written as React creates them.
 */
const CATALOGUE = `
const element = (type, props) =>
  ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });
const counted = () => {
  const count = document.querySelector('[data-keys]');
  if (count) count.dataset.keys = String(Number(count.dataset.keys) + 1);
};
addEventListener('keydown', counted);
export const classTools = [{
  id: 'dice',
  label: { zh: '骰子', en: 'Dice' },
  icon: () => element('svg', { 'aria-hidden': true }),
  place: 'class',
  keys: 'Ctrl+D',
  load: async () => ({
    takes: ['keys', 'wheel', 'swipes'],
    View: ({ close }) => element('section', {
      'aria-label': '骰子',
      'data-keys': '0',
      style: { position: 'fixed', inset: '30%' },
      children: element('button', { type: 'button', onClick: close, children: '收起' }),
    }),
  }),
}];
`;

async function teachWithDice(page: Page): Promise<void> {
  await page.route(/\/assets\/class-tools-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CATALOGUE }),
  );
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '骰子');
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
}

test('a class tool in the catalogue gets its button and opens over the show, without code of its own in the show', async ({
  page,
}) => {
  await teachWithDice(page);
  const bar = page.getByRole('toolbar', { name: '授课工具' });
  const all = page.getByRole('group', { name: '更多' });
  const tool = page.getByRole('region', { name: '骰子' });
  // A new tool is on the card of all tools; the teacher adds it to the bar.
  await bar.getByRole('button', { name: '更多' }).click();
  await all.getByRole('button', { name: '整理工具栏' }).click();
  await all.getByRole('button', { name: '骰子' }).click();
  await all.getByRole('button', { name: '整理好了' }).click();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await page.reload();
  const button = bar.getByRole('button', { name: '骰子' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(tool).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // Keys, remote and wheel go to the tool: the show neither ends nor becomes black.
  for (const key of ['ArrowRight', 'ArrowRight', 'b', 'Control+p']) await page.keyboard.press(key);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('button', { name: '点一下回到课件' })).toBeHidden();
  await expect(page.getByText('放映结束')).toBeHidden();
  await expect(page.getByRole('button', { name: '选择', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(tool).toHaveAttribute('data-keys', '5');
  // Escape closes the tool without moving the show; then keys go to the show again.
  await page.keyboard.press('Escape');
  await expect(tool).toBeHidden();
  await expect(page).toHaveURL(/#\/play\?fileId=/);
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: '点一下回到课件' })).toBeVisible();
  await page.keyboard.press('b');
  // When the keyboard opened the tool, the focus stays on its button: after Escape, Enter from a remote goes to the
  // show again.
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(tool).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tool).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('放映结束')).toBeVisible();
  await expect(tool).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  // The tool also opens by its shortcut, and closes by its own button.
  await page.keyboard.press('Control+d');
  await tool.getByRole('button', { name: '收起' }).click();
  await expect(tool).toBeHidden();
});
