import { CoursewareStore, copyPages, stateOfSnapshot } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as Y from 'yjs';
import { formsOf, fragmentType } from '../clipboard/clipboard.ts';
import { mountEditor, revisionTemplate } from '../testing/mounted-editor.tsx';

/** The event with which a browser pastes the first two pages of another courseware. */
function pagesPasted(): ClipboardEvent {
  const other = new Y.Doc();
  Y.applyUpdate(other, stateOfSnapshot(revisionTemplate()), 'load');
  const store = new CoursewareStore(other);
  const { fragment, html, text } = formsOf(copyPages(store, 'other', store.pages().slice(0, 2)));
  const clipboardData = new DataTransfer();
  clipboardData.setData(fragmentType, fragment);
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', text);
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
}

it('the paste options give pasted pages the theme of the courseware, or keep their own theme, and are removed by undo', async () => {
  const editor = await mountEditor();
  const themes = page.getByRole('complementary', { name: '属性' }).getByRole('button', { name: /更多主题/ });
  await expect.element(themes).toBeVisible();
  editor.surface.element().dispatchEvent(pagesPasted());
  const options = page.getByRole('region', { name: '粘贴选项' });
  const ours = options.getByRole('button', { name: '使用本课件的主题' });
  await expect.element(ours).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('第 2 / 3 页')).toBeVisible();
  await expect.element(themes).toMatchTextContent('讲台');
  await options.getByRole('button', { name: '保留源主题' }).click();
  await expect.element(themes).toMatchTextContent('黑板');
  await editor.button('撤销').click();
  await expect.element(page.getByText('第 1 / 1 页')).toBeVisible();
  await expect.element(options).not.toBeInTheDocument();
});
