import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type OpenEditor, openEditor } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { NameField } from './name-field.tsx';

const field = page.getByRole('textbox', { name: '课件名称' });

function shown({ canEdit = true, refuses = false } = {}): OpenEditor {
  const editor = openEditor([], { canEdit });
  editor.document.name.set('旧名');
  if (refuses) editor.document.rename = async () => Promise.reject(new Error('名称太长'));
  return mountPart(editor, () => <NameField />);
}

describe('the field for the name', () => {
  it('renames the courseware when Enter is pressed and the field is left', async () => {
    const editor = shown();
    await field.fill('  新名 ');
    await commands.press(['Enter']);
    expect(editor.asked).toEqual(['focus']);
    field.element().blur();
    expect(editor.document.name.get()).toBe('新名');
  });

  it('restores the name for a blank name and at Escape', async () => {
    const editor = shown();
    await field.fill('   ');
    field.element().blur();
    await expect.element(field).toHaveValue('旧名');
    await field.fill('别的');
    await commands.press(['Escape']);
    await expect.element(field).toHaveValue('旧名');
    field.element().blur();
    expect(editor.document.name.get()).toBe('旧名');
  });

  it('selects the whole name at the first press, and puts the cursor at the second', async () => {
    shown();
    await field.click();
    const selected = () => {
      const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
      return (selectionEnd ?? 0) - (selectionStart ?? 0);
    };
    expect(selected()).toBe(2);
    await field.click();
    expect(selected()).toBe(0);
    await field.click();
    expect(selected()).toBe(0);
  });

  it('restores the name and shows the reason when renaming fails', async () => {
    shown({ refuses: true });
    await field.fill('新名');
    field.element().blur();
    await expect.element(page.getByText('改名没有成功: 名称太长')).toBeVisible();
    await expect.element(field).toHaveValue('旧名');
  });

  it('is a heading without permission to edit', async () => {
    shown({ canEdit: false });
    await expect.element(page.getByRole('heading', { name: '旧名' })).toBeVisible();
    expect(field.query()).toBeNull();
  });
});
