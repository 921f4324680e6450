import type { Element, PictureElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor } from '../../commands/testing.ts';
import { pressOn } from '../../testing/mounted-editor.tsx';
import { mountPart } from '../../testing/mounted-part.tsx';
import { PictureSection } from './picture-section.tsx';

const slider = (name: string) => page.getByRole('slider', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function shown(more: Partial<PictureElement> = {}) {
  const picture: Element = {
    kind: 'element',
    type: 'picture',
    id: 'p',
    parentId: 'one',
    order: 'a0',
    frame: { x: 0, y: 0, w: 100, h: 80 },
    asset: 'a'.repeat(64),
    ...more,
  };
  const editor = openEditor([picture]);
  editor.session.choose(['p']);
  mountPart(editor, ([first]) => (first?.type === 'picture' ? <PictureSection element={first} /> : null));
  return () => {
    const found = editor.store.find('element', 'p');
    return found?.type === 'picture' ? found : undefined;
  };
}

describe('the section for a picture', () => {
  it('rounds the corners in percent of the roundest, and makes them square again', async () => {
    const picture = shown();
    await expect.element(slider('圆角')).toHaveAttribute('aria-valuenow', '0');
    await pressOn(slider('圆角'), 'ArrowRight');
    await expect
      .poll(() => picture()?.geometry)
      .toEqual({ type: 'preset', preset: 'roundRect', adjust: { adj: 500 } });
    await pressOn(slider('圆角'), 'Home');
    await expect.poll(() => picture()?.geometry).toEqual({ type: 'preset', preset: 'rect' });
  });

  it('shows the default roundness of a rounded rectangle', async () => {
    shown({ geometry: { type: 'preset', preset: 'roundRect' } });
    await expect.element(slider('圆角')).toHaveAttribute('aria-valuenow', '33');
  });

  it('has no corners for another shape', async () => {
    shown({ geometry: { type: 'preset', preset: 'ellipse' } });
    await expect.element(slider('亮度')).toBeVisible();
    expect(slider('圆角').query()).toBeNull();
  });

  it('changes brightness, contrast and opacity, each without the others', async () => {
    const picture = shown({ recolor: { brightness: 0.2 } });
    await expect.element(slider('亮度')).toHaveAttribute('aria-valuenow', '20');
    await expect.element(slider('不透明度')).toHaveAttribute('aria-valuenow', '100');
    await pressOn(slider('对比度'), 'ArrowLeft');
    await expect.poll(() => picture()?.recolor).toEqual({ brightness: 0.2, contrast: -0.01 });
    await pressOn(slider('不透明度'), 'ArrowLeft');
    await expect.poll(() => picture()?.recolor).toEqual({ brightness: 0.2, contrast: -0.01, opacity: 0.99 });
  });

  it('recolours the picture and marks its colours', async () => {
    const picture = shown();
    await expect.element(button('原色')).toHaveAttribute('aria-pressed', 'true');
    await button('灰度').click();
    expect(picture()?.recolor).toEqual({ grayscale: true });
    await expect.element(button('灰度')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('原色')).toHaveAttribute('aria-pressed', 'false');
  });

  it('disables what changes the file of a locked picture', async () => {
    shown({ locked: true });
    for (const name of ['裁剪', '替换', '去除背景…', '选择…'])
      await expect.element(button(name)).toBeDisabled();
  });
});
