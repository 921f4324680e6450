import { Signal } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedState } from '../../../parts/courseware/index.ts';
import { openEditor } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { SavedMark } from './saved-status.tsx';

const status = page.getByRole('status');

function shown(state: SavedState, { canEdit = true } = {}) {
  const editor = openEditor([], { canEdit });
  const saved = new Signal<SavedState>(state);
  Object.assign(editor.document, { saved });
  mountPart(editor, () => (
    <>
      <p>部分</p>
      <SavedMark />
    </>
  ));
  return saved;
}

describe('the saved state', () => {
  it('changes at once from saved to saving, and back only after a while', async () => {
    const saved = shown({ type: 'saved' });
    await expect.element(status).toHaveTextContent('已保存');
    saved.set({ type: 'saving' });
    await expect.element(status).toHaveTextContent('正在保存…');
    saved.set({ type: 'saved' });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(status.element().textContent).toBe('正在保存…');
    await expect.element(status).toHaveTextContent('已保存');
  });

  it('shows why the changes are not saved', async () => {
    const saved = shown({ type: 'failed', reason: 'forbidden' });
    await expect.element(status).toHaveTextContent('没有保存：您已没有编辑权限');
    saved.set({ type: 'saved' });
    await expect.element(status).toHaveTextContent('已保存');
  });

  it('is shown to readers only while a change is not saved', async () => {
    const saved = shown({ type: 'saved' }, { canEdit: false });
    await expect.element(page.getByText('部分')).toBeVisible();
    expect(status.query()).toBeNull();
    saved.set({ type: 'offline' });
    await expect.element(status).toHaveTextContent('离线，已保存在本机');
  });
});
