import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { groupChosen } from '../commands/arrange/grouping.ts';
import { runCommand } from '../commands/command.ts';
import { openEditor, rectangle } from '../commands/testing.ts';
import { enter, mountPart } from '../testing/mounted-part.tsx';
import { BarTools } from './bar-tools.tsx';

const frame = { x: 0, y: 0, w: 100, h: 80 };
const picture: Element = {
  kind: 'element',
  type: 'picture',
  id: 'p',
  parentId: 'one',
  order: 'b0',
  frame,
  asset: 'a'.repeat(64),
};
const line: Element = {
  kind: 'element',
  type: 'line',
  id: 'l',
  parentId: 'one',
  order: 'b1',
  frame,
  geometry: { type: 'preset', preset: 'line' },
};
const text = { paragraphs: [{ runs: [{ type: 'text' as const, text: '花', props: { size: 20 } }] }] };

function shown(...ids: string[]) {
  const editor = openEditor([
    rectangle('a', 100),
    rectangle('t', 300, { text }),
    rectangle('box', 300, { textBox: true }),
    rectangle('k', 500, { locked: true }),
    picture,
    line,
  ]);
  editor.session.choose(ids);
  return mountPart(editor, () => <BarTools />);
}

async function names(): Promise<readonly string[]> {
  await expect.element(page.getByRole('button').first()).toBeVisible();
  return page
    .getByRole('button')
    .elements()
    .map((each) => each.ariaLabel ?? each.textContent ?? '');
}

describe('the tools of the bar beside the selection', () => {
  it('only unlock a locked element', async () => {
    shown('k');
    expect(await names()).toHaveLength(1);
  });

  it('change fill, outline and shape of a shape without text', async () => {
    shown('a');
    const all = await names();
    expect(all).toEqual(expect.arrayContaining(['填充颜色', '边框颜色', '更改形状', '叠放顺序', '更多操作']));
    expect(all).not.toContain('字体颜色');
    expect(all).not.toContain('对齐与分布');
  });

  it('change the text of a shape with text, and of an empty text box', async () => {
    shown('t');
    expect(await names()).toContain('字体颜色');
  });

  it('change the text of an empty text box', async () => {
    shown('box');
    await names();
    await expect.element(page.getByRole('textbox', { name: '字号大小' })).toBeVisible();
  });

  it('set the size of the text', async () => {
    const { store } = shown('t');
    await expect.element(page.getByRole('textbox', { name: '字号大小' })).toHaveValue('20');
    await enter('字号大小', '30');
    const found = store.find('element', 't');
    expect(found?.type === 'shape' && found.text?.paragraphs[0]?.runs[0]?.props).toEqual({ size: 30 });
  });

  it('crop a picture, which has no fill', async () => {
    shown('p');
    const all = await names();
    expect(all).toContain('裁剪');
    expect(all).not.toContain('填充颜色');
  });

  it('change the colour of lines, and of the outline when a shape is selected too', async () => {
    const { session } = shown('l');
    expect(await names()).toContain('线条颜色');
    session.choose(['l', 'a']);
    await expect.element(page.getByRole('button', { name: '边框颜色' })).toBeVisible();
    expect(page.getByRole('button', { name: '线条颜色' }).query()).toBeNull();
  });

  it('arrange several elements first, and ungroup a group', async () => {
    const editor = shown('a', 't');
    expect((await names())[0]).toBe('对齐与分布');
    runCommand(groupChosen, editor);
    await expect.element(page.getByRole('button', { name: '取消组合' })).toBeVisible();
    expect(page.getByRole('button', { name: '对齐与分布' }).query()).toBeNull();
  });
});
