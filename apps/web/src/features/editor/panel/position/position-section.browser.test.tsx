import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { groupChosen } from '../../commands/arrange/grouping.ts';
import { runCommand } from '../../commands/command.ts';
import { frameOf, openEditor, rectangle } from '../../commands/testing.ts';
import { enter, mountPart } from '../../testing/mounted-part.tsx';
import { ArrangeSection, PositionSection } from './position-section.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the section for position and size', () => {
  function shown(more: object = {}) {
    const editor = openEditor([rectangle('a', 100, more), rectangle('b', 400)]);
    editor.session.choose(['a']);
    return mountPart(editor, ([first]) => (first ? <PositionSection element={first} /> : null));
  }

  it('shows the position with one digit, and sets one number and keeps the others', async () => {
    const editor = shown({ frame: { x: 100.25, y: 100, w: 100, h: 50 } });
    await expect.element(field('横坐标')).toHaveValue('100.3');
    await enter('纵坐标', '130');
    expect(frameOf(editor, 'a')).toEqual({ x: 100.25, y: 130, w: 100, h: 50 });
    await enter('宽', '220');
    await enter('高', '80');
    await enter('横坐标', '10');
    expect(frameOf(editor, 'a')).toEqual({ x: 10, y: 130, w: 220, h: 80 });
  });

  it('rotates the element to an angle', async () => {
    const editor = shown({ frame: { x: 100, y: 100, w: 100, h: 50, rotation: 20 } });
    await expect.element(field('旋转')).toHaveValue('20');
    await enter('旋转', '90');
    expect(frameOf(editor, 'a')?.rotation).toBe(90);
  });

  it('disables all numbers of a locked element', async () => {
    shown({ locked: true });
    for (const name of ['横坐标', '纵坐标', '宽', '高', '旋转'])
      await expect.element(field(name)).toBeDisabled();
  });

  it('disables only the position of an element in a group', async () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 400)]);
    editor.session.choose(['a', 'b']);
    runCommand(groupChosen, editor);
    const [within = ''] = editor.session.selection.get().ids;
    editor.session.selection.set({ ids: ['a'], within });
    mountPart(editor, ([first]) => (first ? <PositionSection element={first} /> : null));
    await expect.element(field('横坐标')).toBeDisabled();
    await expect.element(field('纵坐标')).toBeDisabled();
    await expect.element(field('宽')).toBeEnabled();
    await enter('宽', '50');
    expect(frameOf(editor, 'a')?.w).toBe(50);
  });
});

describe('the section for arrangement', () => {
  it('offers to merge only several shapes', async () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 400)]);
    editor.session.choose(['a']);
    mountPart(editor, () => <ArrangeSection />);
    await expect.element(button('左对齐')).toBeVisible();
    expect(button('结合形状').query()).toBeNull();
    editor.session.choose(['a', 'b']);
    await expect.element(button('结合形状')).toBeVisible();
  });

  it('aligns with the page after its switch', async () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 400)]);
    editor.session.choose(['a', 'b']);
    mountPart(editor, () => <ArrangeSection />);
    const toPage = page.getByRole('switch', { name: '以页面为准对齐' });
    await expect.element(toPage).not.toBeChecked();
    await toPage.click();
    await expect.element(toPage).toBeChecked();
    await button('左对齐').click();
    expect([frameOf(editor, 'a')?.x, frameOf(editor, 'b')?.x]).toEqual([0, 0]);
  });
});
