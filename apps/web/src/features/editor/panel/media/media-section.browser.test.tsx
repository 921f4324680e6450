import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { smallFilm } from '../../../../platform/testing/small-film.ts';
import { found, middleOf, mountEditor, pressOn } from '../../testing/mounted-editor.tsx';

/** A white PNG of this size. */
async function whitePicture(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], '封面.png', { type: 'image/png' });
}

it('a video is trimmed by mouse, by number and by keys, gets a poster, and plays automatically, silently and in a loop', async () => {
  const editor = await mountEditor();
  await page.elementLocator(await found('input[data-insert="video"]')).upload(smallFilm('开花.webm'));
  await expect.poll(() => editor.elements.length).toBe(1);
  await editor.showStyle();
  await editor.button('剪辑、封面…').click();
  const dialog = page.getByRole('dialog', { name: '预览：开花' });
  const start = dialog.getByRole('slider', { name: '开始' });
  const end = dialog.getByRole('slider', { name: '结束' });
  await expect.element(start).toHaveAttribute('aria-valuenow', '0');
  const strip = (await found('[role="dialog"] [data-trim]')).getBoundingClientRect();
  await commands.mouse([
    { do: 'move', ...middleOf(start.element()) },
    { do: 'down' },
    { do: 'move', x: strip.x + strip.width * 0.3, y: strip.y + 10, steps: 4 },
    { do: 'up' },
  ]);
  await expect.element(start).toHaveAttribute('aria-valuenow', '0.3');
  await pressOn(start, 'ArrowLeft');
  await expect.element(start).toHaveAttribute('aria-valuenow', '0.2');
  const written = dialog.getByRole('textbox', { name: '剪辑 结束' });
  await written.fill('0.7');
  await pressOn(written, 'Enter');
  await expect.element(end).toHaveAttribute('aria-valuenow', '0.7');
  expect(await seriousFindings()).toEqual([]);
  const width = () => editor.slide.querySelector('img')?.naturalWidth;
  await page
    .elementLocator(await found('[role="dialog"] input[data-poster]'))
    .upload(await whitePicture(640, 360));
  await expect.poll(width).toBe(640);
  await dialog.getByRole('button', { name: '用当前画面作封面' }).click();
  await expect.poll(width).toBe(32);
  await commands.press(['Escape']);
  await expect.element(dialog).not.toBeInTheDocument();

  await pressOn(page.getByRole('slider', { name: '音量' }), 'Home');
  await expect.element(page.getByText('音量 0%')).toBeVisible();
  for (const name of ['翻到本页时自动播放', '循环播放', '不播放时隐藏'])
    await page.getByRole('switch', { name }).click();
  await page.getByRole('switch', { name: '不播放时隐藏' }).click();
  const id = editor.elements[0]?.dataset.elementId ?? '';
  const video = editor.store.find('element', id);
  expect(video).toMatchObject({ type: 'video', volume: 0, autoplay: true, loop: true });
  expect(video).not.toMatchObject({ hideWhenStopped: true });
  expect(video).toMatchObject({ trimStart: expect.closeTo(0.2, 2), trimEnd: expect.closeTo(0.3, 2) });
});
