import type { ShapeElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { mountPart } from '../../testing/mounted-part.tsx';
import { ChangeShapeSection } from './change-shape-section.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

function shown(...ids: string[]) {
  const editor = openEditor([
    rectangle('a', 100),
    rectangle('b', 300),
    rectangle('c', 500, { locked: true }),
  ]);
  editor.session.choose(ids);
  return mountPart(editor, (chosen) => (
    <>
      <p>部分</p>
      <ChangeShapeSection shapes={chosen as readonly ShapeElement[]} />
    </>
  ));
}

describe('the section for the shape', () => {
  it('is not rendered without a shape', async () => {
    shown();
    await expect.element(page.getByText('部分')).toBeVisible();
    await expect.element(button('编辑顶点')).not.toBeInTheDocument();
  });

  it('edits the points of a single shape', async () => {
    const { session } = shown('a');
    await button('编辑顶点').click();
    expect(session.drawing.get()).toEqual({ type: 'points', elementId: 'a' });
  });

  it('disables the points for two shapes, and both buttons for a locked shape', async () => {
    const { session } = shown('a', 'b');
    await expect.element(button('编辑顶点')).toBeDisabled();
    await expect.element(button('更改形状')).toBeEnabled();
    session.choose(['c']);
    await expect.element(button('更改形状')).toBeDisabled();
    await expect.element(button('编辑顶点')).toBeDisabled();
  });

  it('gives all selected shapes the shape from the gallery', async () => {
    const { store } = shown('a', 'b');
    await button('更改形状').click();
    await button('椭圆').click();
    const presets = ['a', 'b', 'c'].map((id) => {
      const element = store.find('element', id);
      return element?.type === 'shape' && element.geometry?.type === 'preset' && element.geometry.preset;
    });
    expect(presets).toEqual(['ellipse', 'ellipse', 'rect']);
    await expect.element(button('椭圆')).not.toBeInTheDocument();
  });
});
