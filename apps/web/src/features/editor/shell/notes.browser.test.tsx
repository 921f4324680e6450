import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountEditor, pressOn } from '../testing/mounted-editor.tsx';

it('the notes of a page are kept when another page is opened', async () => {
  const editor = await mountEditor();
  const notes = page.getByRole('textbox', { name: '备注' });
  await notes.fill('先请学生听一段雨声');
  await editor.button('新建页面').click();
  await expect.element(notes).toHaveValue('');
  await pressOn(editor.surface, 'PageUp');
  await expect.element(notes).toHaveValue('先请学生听一段雨声');
});
