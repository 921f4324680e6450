import { Signal } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openEditor, rectangle } from '../commands/testing.ts';
import type { CommentThread, ShownComment } from '../editing/comments/comment-threads.ts';
import type { CommentsModel } from '../editing/comments/comments-model.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { CommentsPanel } from './comments-panel.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name });

function comment(id: string, more: Partial<ShownComment> = {}): ShownComment {
  return {
    id,
    thread_id: id,
    page_id: 'one',
    element_id: null,
    x: null,
    y: null,
    author_id: null,
    author_name: '王老师',
    text: `批注${id}`,
    mentions: [],
    created_at: 0,
    edited_at: null,
    resolved_at: null,
    ...more,
  };
}

function shown(
  comments: readonly ShownComment[] | undefined,
  { canEdit = true, withheld = false, fails = false } = {},
) {
  const editor = openEditor([rectangle('a', 100), rectangle('b', 300)], { canEdit });
  const threads = comments?.map((first): CommentThread => ({ first, comments: [first] }));
  const written: object[] = [];
  const model = {
    threads: new Signal(threads),
    withheld: new Signal(withheld),
    write: async (_id: string, said: object) => {
      if (fails) throw new Error('refused');
      written.push(said);
    },
  };
  editor.comments.set(model as unknown as CommentsModel);
  editor.commentsShown.set(true);
  mountPart(editor, () => <CommentsPanel />);
  return { editor, written };
}

const texts = () => [...document.querySelectorAll('ul > li p')].map((each) => each.textContent);

describe('the panel of comments', () => {
  it('lists open comments in the order of pages, those of deleted pages last, and resolved ones apart', async () => {
    shown([
      comment('1', { page_id: 'gone' }),
      comment('2', { page_id: 'two' }),
      comment('3'),
      comment('4', { resolved_at: 5 }),
    ]);
    await expect.poll(texts).toEqual(['批注3', '批注2', '批注1']);
    await expect.element(page.getByText('所在的页已删除')).toBeVisible();
    await button('已解决').click();
    await expect.poll(texts).toEqual(['批注4']);
    await button('已解决').click();
    await expect.poll(texts).toEqual(['批注4']);
  });

  it('says why the list is empty', async () => {
    shown([comment('4', { resolved_at: 5 })]);
    await expect.element(page.getByText('没有未解决的批注')).toBeVisible();
  });

  it('explains comments when the courseware has none', async () => {
    shown([]);
    await expect.element(page.getByText(/^还没有批注/)).toBeVisible();
    await button('已解决').click();
    await expect.element(page.getByText(/^还没有批注/)).toBeVisible();
  });

  it('has no field without permission to edit, and says so', async () => {
    shown([], { canEdit: false });
    await expect.element(page.getByText(/有编辑权限的人可以写批注/)).toBeVisible();
    expect(page.getByRole('textbox').query()).toBeNull();
  });

  it('says when comments are withheld, and not that there are none', async () => {
    shown([], { canEdit: false, withheld: true });
    await expect.element(page.getByText(/^批注只给一起编辑的同事/)).toBeVisible();
    expect(page.getByText(/^还没有批注/).query()).toBeNull();
  });

  it('writes a comment on the selected element, with its position, or on the page', async () => {
    const { editor, written } = shown([]);
    editor.session.choose(['b']);
    await field('批注所选对象').fill('  再大一点 ');
    await button('发送').click();
    await expect
      .poll(() => written)
      .toEqual([{ page_id: 'one', element_id: 'b', text: '再大一点', mentions: [], x: 300, y: 100 }]);
    await expect.element(field('批注所选对象')).toHaveValue('');
    editor.session.choose(['a', 'b']);
    await field('批注这一页').fill('好');
    await commands.press(['Control+Enter']);
    await expect.poll(() => written[1]).toEqual({ page_id: 'one', text: '好', mentions: [] });
  });

  it('keeps the element of a comment that is being written, until the field is empty', async () => {
    const { editor } = shown([]);
    editor.session.choose(['b']);
    await field('批注所选对象').fill('大');
    editor.session.goToPage('two');
    await expect.element(page.getByRole('status')).toHaveTextContent('写给第 1 页上的对象的批注');
    editor.store.transact((edit) => edit.remove('b'));
    await expect.element(page.getByRole('status')).toHaveTextContent('写给第 1 页的批注');
    await field('批注这一页').fill('');
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });

  it('puts a comment that was not sent back into the field', async () => {
    shown([], { fails: true });
    await field('批注这一页').fill('大');
    await expect.element(button('发送')).toBeEnabled();
    await button('发送').click();
    await expect.element(field('批注这一页')).toHaveValue('大');
  });

  it('disables sending for a blank comment', async () => {
    shown([]);
    await field('批注这一页').fill('  ');
    await expect.element(button('发送')).toBeDisabled();
  });

  it('goes to the page and the element of a comment', async () => {
    const { editor } = shown([comment('1', { element_id: 'b' }), comment('2', { page_id: 'two' })]);
    await page.getByText('第 2 页').click();
    expect(editor.session.pageId.get()).toBe('two');
    await page.getByText('第 1 页 · 批注对象').click();
    expect(editor.session.pageId.get()).toBe('one');
    expect(editor.session.selection.get().ids).toEqual(['b']);
  });

  it('is closed with the focus on the page', async () => {
    const { editor } = shown([]);
    await button('关闭批注').click();
    expect(editor.commentsShown.get()).toBe(false);
    expect(editor.asked).toEqual(['focus']);
  });
});
