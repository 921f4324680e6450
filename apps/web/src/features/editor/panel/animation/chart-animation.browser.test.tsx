import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CHART_TITLE, chartPage, drawnTexts } from '../../testing/chart-page.ts';
import { mountEditor } from '../../testing/mounted-editor.tsx';
import { addAnimation, choose } from '../../testing/panel-actions.ts';

it('the panel sets an animation of a chart by series, and plays it series by series', async () => {
  const editor = await mountEditor(chartPage());
  await expect.poll(drawnTexts).toContain('期中成绩');
  await editor.click(CHART_TITLE);
  await addAnimation('进入', '擦除');
  await choose('分步', '按系列');
  const steps = page.getByRole('region', { name: /第 \d 次单击/ });
  await expect.element(steps.first()).toMatchTextContent(/期中成绩 · 一班/);
  await expect.element(steps.last()).toMatchTextContent(/二班/);
  await expect.poll(() => steps.elements()).toHaveLength(2);

  // The layers exist only while it plays, so every frame is checked.
  let layers = 0;
  const watch = () => {
    layers = Math.max(layers, document.querySelectorAll('[data-chart-part] svg').length);
    if (layers < 3) requestAnimationFrame(watch);
  };
  watch();
  await page.getByRole('button', { name: '播放本页动画' }).click();
  await expect.poll(() => layers).toBe(3);
  await expect.element(page.getByRole('button', { name: '播放本页动画' })).toBeVisible();
  await expect.poll(() => document.querySelector('[data-chart-part]')).toBeNull();
});
