import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { openEditor } from '../commands/testing.ts';
import type { ShownComment } from '../editing/comments/comment-threads.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { Comment } from './comment.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function shown(more: Partial<ShownComment>, { canEdit = true } = {}) {
  const server = await signInToFakeServer('7');
  // A reply of 404 would end the sign-in: a test before this one may have started the watcher of the account.
  server.answer('GET /api/uc/v1.1/users/7', () => ({ status: 503 }));
  const log: string[] = [];
  const comment: ShownComment = {
    id: '1',
    thread_id: '1',
    page_id: 'one',
    element_id: null,
    x: null,
    y: null,
    author_id: '7',
    author_name: '',
    text: '再大一点',
    mentions: [],
    created_at: 0,
    edited_at: null,
    resolved_at: null,
    ...more,
  };
  mountPart(openEditor([], { canEdit }), () => (
    <ul>
      <Comment
        comment={comment}
        onChange={async (text) => {
          log.push(`change ${text}`);
          return text !== '拒绝';
        }}
        onRemove={() => log.push('remove')}
        onSettle={(how) => log.push(how)}
      />
    </ul>
  ));
  await expect.element(page.getByRole('listitem')).toBeVisible();
  return log;
}

describe('a comment', () => {
  it('can be changed by its author, and stays open when the change is refused', async () => {
    const log = await shown({});
    await button('修改').click();
    const field = page.getByRole('textbox', { name: '修改' });
    await expect.element(field).toHaveValue('再大一点');
    await field.fill('拒绝');
    await button('保存').click();
    await expect.poll(() => log).toEqual(['change 拒绝']);
    await field.fill('小一点');
    await button('保存').click();
    await expect.element(field).not.toBeInTheDocument();
    expect(log).toEqual(['change 拒绝', 'change 小一点']);
  });

  it('is removed only after a question, which Escape closes', async () => {
    const log = await shown({});
    await button('删除').click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await commands.press(['Escape']);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(button('删除')).toHaveFocus();
    expect(log).toEqual([]);
    await button('删除').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    expect(log).toEqual(['remove']);
  });

  it.each([
    ['is of another user', { author_id: '8' }, true],
    ['is of an unknown user', { author_id: null }, true],
    ['was deleted', { text: '' }, true],
    ['waits for the network', { waits: true }, true],
    ['may not be edited', {}, false],
  ] as const)('has no buttons when it %s', async (_name, more, canEdit) => {
    await shown(more, { canEdit });
    expect(button('修改').query()).toBeNull();
  });

  it('shows that it was deleted, was edited or waits for the network', async () => {
    await shown({ text: '', edited_at: 5, waits: true });
    await expect.element(page.getByText('（已删除）')).toBeVisible();
    await expect.element(page.getByText('已修改')).toBeVisible();
    await expect.element(page.getByText('联网后发出')).toBeVisible();
    await expect.element(page.getByText('我', { exact: true })).toBeVisible();
  });

  it('shows why it was refused, and is sent again or discarded', async () => {
    const log = await shown({ refused: '没有权限' });
    await expect.element(page.getByText('没有发出：没有权限')).toBeVisible();
    await button('再发一次').click();
    await button('丢弃').click();
    expect(log).toEqual(['sendAgain', 'drop']);
  });
});
