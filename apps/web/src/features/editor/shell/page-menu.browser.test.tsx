import type { Element } from '@lectern/courseware';
import { Menu } from '@lectern/ui';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { PageMenu } from './page-menu.tsx';

const picture: Element = {
  kind: 'element',
  type: 'picture',
  id: 'p',
  parentId: 'one',
  order: 'b0',
  frame: { x: 0, y: 0, w: 100, h: 80 },
  asset: 'a'.repeat(64),
};

/** Returns the entries of the menu for these selected elements. */
async function entriesFor(ids: readonly string[], { canEdit = true } = {}) {
  const editor = openEditor(
    [rectangle('a', 100), rectangle('b', 300), rectangle('l', 500, { locked: true }), picture],
    { canEdit },
  );
  editor.session.choose(ids);
  mountPart(editor, () => (
    <Menu trigger={<button type="button">菜单</button>}>
      <PageMenu />
    </Menu>
  ));
  await page.getByRole('button', { name: '菜单' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  const items = page.getByRole('menuitem').elements();
  return items.map((each) => (each.textContent ?? '').replace(/(Ctrl|Alt|Shift|Delete|F\d).*$/, '').trim());
}

const single = ['编辑文字', '编辑顶点', '裁剪'];

describe('the menu of the page', () => {
  it('has the entries of the page without a selection', async () => {
    const entries = await entriesFor([]);
    expect(entries).toEqual(expect.arrayContaining(['粘贴', '全选', '适应窗口']));
    expect(entries).not.toContain('剪切');
  });

  it('edits text and points of a single shape only', async () => {
    const entries = await entriesFor(['a']);
    expect(entries).toContain('编辑顶点');
    expect(entries.filter((each) => ['裁剪', '组合', '合并形状'].includes(each))).toEqual([]);
  });

  it('crops a single picture', async () => {
    const entries = await entriesFor(['p']);
    expect(entries).toContain('裁剪');
    expect(entries).not.toContain('编辑顶点');
  });

  it('has no such entries for a locked shape', async () => {
    const entries = await entriesFor(['l']);
    expect(entries.filter((each) => single.includes(each))).toEqual([]);
  });

  it('groups and merges several shapes', async () => {
    const entries = await entriesFor(['a', 'b']);
    expect(entries).toContain('组合');
    expect(entries).toContain('合并形状');
    expect(entries.filter((each) => single.includes(each))).toEqual([]);
  });

  it('groups but does not merge a shape and a picture', async () => {
    const entries = await entriesFor(['a', 'p']);
    expect(entries).toContain('组合');
    expect(entries).not.toContain('合并形状');
  });

  it('only copies without permission to edit', async () => {
    expect(await entriesFor(['a'], { canEdit: false })).toEqual(['复制']);
  });
});
