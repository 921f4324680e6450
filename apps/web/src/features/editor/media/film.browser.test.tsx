import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { smallFilm } from '../../../platform/testing/small-film.ts';
import { found, mountEditor } from '../testing/mounted-editor.tsx';

it('a video on the page shows its first frame, and is played by a double click', async () => {
  const editor = await mountEditor();
  await expect.element(editor.button('视频')).toBeVisible();
  const input = await found('input[data-insert="video"]');
  await page.elementLocator(input).upload(smallFilm('开花.webm'));
  await expect.poll(() => editor.elements.length).toBe(1);
  await expect.poll(() => editor.hasKeyboard).toBe(true);
  await expect.poll(() => editor.slide.querySelector('img')?.naturalWidth).toBe(32);
  await editor.doubleClick({ x: 640, y: 360 });
  const player = page.getByRole('dialog', { name: '预览：开花' });
  const shown = () => player.query()?.querySelector('video')?.readyState;
  await expect.poll(shown).toBeGreaterThan(1);
  await commands.press(['Escape']);
  await expect.element(player).not.toBeInTheDocument();
});
