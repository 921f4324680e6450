import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { groupChosen } from '../commands/arrange/grouping.ts';
import { runCommand } from '../commands/command.ts';
import { openEditor, rectangle } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { StylePanel } from './style-panel.tsx';

const headings = () =>
  [...document.querySelectorAll('[data-region="panel"] h3')].map((each) => each.textContent);
const alt = page.getByRole('textbox', { name: '替代文字' });

const picture: Element = {
  kind: 'element',
  type: 'picture',
  id: 'p',
  parentId: 'one',
  order: 'b0',
  frame: { x: 0, y: 0, w: 100, h: 80 },
  asset: 'a'.repeat(64),
};

function shown(...ids: string[]) {
  const editor = openEditor([rectangle('a', 100), rectangle('b', 300), picture]);
  editor.session.choose(ids);
  return mountPart(editor, () => <StylePanel />);
}

describe('the style panel', () => {
  it('explains itself without a selection', async () => {
    shown();
    await expect.element(page.getByText('没有选中对象')).toBeVisible();
    expect(headings()).toEqual([]);
  });

  it('has the sections of a single shape, with its position before its arrangement', async () => {
    shown('a');
    await expect.poll(headings).toContain('替代文字');
    const all = headings();
    expect(all).toEqual(expect.arrayContaining(['填充', '形状', '边框', '效果', '位置和大小', '排列']));
    expect(all.indexOf('位置和大小')).toBeLessThan(all.indexOf('排列'));
  });

  it('begins with the arrangement of several shapes, without position and alternative text', async () => {
    shown('a', 'b');
    await expect.poll(() => headings()[0]).toBe('排列');
    expect(headings().filter((each) => each === '排列')).toHaveLength(1);
    expect(headings()).not.toContain('位置和大小');
    expect(headings()).not.toContain('替代文字');
  });

  it('has no fill and no shape for a picture', async () => {
    shown('p');
    await expect.poll(headings).toContain('替代文字');
    expect(headings()).not.toContain('填充');
    expect(headings()).not.toContain('形状');
    expect(headings()[0]).toBe('图片');
  });

  it('arranges a group first, and has the sections of its members', async () => {
    const editor = shown('a', 'b');
    runCommand(groupChosen, editor);
    await expect.poll(headings).toContain('位置和大小');
    expect(headings()[0]).toBe('排列');
    expect(headings().filter((each) => each === '排列')).toHaveLength(1);
    expect(headings()).toContain('填充');
  });

  it('stores a trimmed alternative text when the field is left, and removes a blank one', async () => {
    const editor = shown('a');
    await alt.fill('  一朵花 ');
    alt.element().blur();
    expect(editor.store.find('element', 'a')?.alt).toBe('一朵花');
    await alt.fill('  ');
    alt.element().blur();
    expect(editor.store.find('element', 'a')?.alt).toBeUndefined();
    expect(editor.store.canUndo).toBe(true);
  });
});
