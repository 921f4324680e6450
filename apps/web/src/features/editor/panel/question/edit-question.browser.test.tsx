import type { QuestionElement } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type MountedEditor, mountEditor } from '../../testing/mounted-editor.tsx';

const dialog = page.getByRole('dialog');

function questions({ store }: MountedEditor): readonly QuestionElement[] {
  return store.all('element').filter((element) => element.type === 'question');
}

/** Inserts a question of a kind from the bar; its dialog opens. */
async function insert(editor: MountedEditor, group: string, kind: string): Promise<void> {
  await editor.button('题目').click();
  await page.getByRole('menuitem', { name: group }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await expect.element(dialog).toBeVisible();
}

it('a question is inserted from the bar, filled in, shown on the page, and opened again by a double click', async () => {
  const editor = await mountEditor();
  await insert(editor, '选择与判断', '单选题');
  await expect.element(dialog.getByRole('textbox', { name: '题干' })).toHaveFocus();
  await commands.typeKeys('1 + 1 = ?');
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => editor.slide.textContent).toContain('1 + 1 = ?');
  await editor.showStyle();
  await expect.element(page.getByText('还有 4 处没有填完')).toBeVisible();
  expect(editor.field('分值')).toBe(1);
  const [question] = questions(editor);
  const { x, y, w, h } = question?.frame ?? { x: 0, y: 0, w: 0, h: 0 };
  await editor.doubleClick({ x: x + w / 2, y: y + h / 2 });
  await expect.element(dialog).toBeVisible();
});

it('a question on a material, alone in its group, is inserted without a second menu', async () => {
  const editor = await mountEditor();
  await editor.button('题目').click();
  await page.getByRole('menuitem', { name: '材料题', exact: true }).click();
  await expect.element(dialog.getByRole('textbox', { name: '材料' })).toHaveFocus();
});

it('a question into which nothing was written is removed when its dialog is closed', async () => {
  const editor = await mountEditor();
  await insert(editor, '填空', '填空题');
  expect(questions(editor)).toHaveLength(1);
  await commands.press(['Escape']);
  await expect.poll(() => questions(editor).length).toBe(0);
});
