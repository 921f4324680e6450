import { Signal } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor } from '../commands/testing.ts';
import type { Presence } from '../document/document-port.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { People } from './people.tsx';

const who = (id: string, name: string, pageId: string): Presence => ({ id, name, pageId, ids: [] });

function shown(...people: readonly Presence[]) {
  const editor = openEditor();
  const others = new Signal<readonly Presence[]>(people);
  Object.assign(editor.document, { others });
  mountPart(editor, () => (
    <>
      <p>部分</p>
      <People />
    </>
  ));
  return { editor, others };
}

describe('the other users in the document', () => {
  it('are not rendered when there is none', async () => {
    shown();
    await expect.element(page.getByText('部分')).toBeVisible();
    expect(page.getByRole('list').query()).toBeNull();
  });

  it('are shown once by name, and at most five', async () => {
    shown(...['甲', '乙', '甲', '丙', '丁', '戊', '己'].map((name, at) => who(String(at), name, 'two')));
    await expect.element(page.getByRole('button').first()).toBeVisible();
    await expect.poll(() => page.getByRole('button').elements()).toHaveLength(5);
    await expect.element(page.getByRole('button', { name: '跟随甲（第 2 页）' })).toBeVisible();
  });

  it('are followed from page to page, until the user changes the page', async () => {
    const { editor, others } = shown(who('1', '甲', 'two'));
    await page.getByRole('button', { name: '跟随甲（第 2 页）' }).click();
    await expect.poll(() => editor.session.pageId.get()).toBe('two');
    const followed = page.getByRole('button', { name: /^正在跟随甲/ });
    await expect.element(followed).toHaveAttribute('aria-pressed', 'true');
    others.set([who('1', '甲', 'three')]);
    await expect.poll(() => editor.session.pageId.get()).toBe('three');
    editor.session.goToPage('one');
    await expect.element(page.getByRole('button', { name: '跟随甲（第 3 页）' })).toBeVisible();
    others.set([who('1', '甲', 'two')]);
    await expect.element(page.getByRole('button', { name: '跟随甲（第 2 页）' })).toBeVisible();
    expect(editor.session.pageId.get()).toBe('one');
  });

  it('are no longer followed after a second press', async () => {
    const { editor, others } = shown(who('1', '甲', 'two'));
    await page.getByRole('button').click();
    await page.getByRole('button', { name: /^正在跟随甲/ }).click();
    others.set([who('1', '甲', 'three')]);
    await expect.element(page.getByRole('button', { name: '跟随甲（第 3 页）' })).toBeVisible();
    expect(editor.session.pageId.get()).toBe('two');
  });
});
