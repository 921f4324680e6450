import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountEditor } from '../testing/mounted-editor.tsx';

it('shows the page of the courseware and its tools when it is opened', async () => {
  const { slide } = await mountEditor();
  await expect.element(slide).toBeVisible();
  await expect.element(page.getByRole('button', { name: '文本', exact: true })).toBeVisible();
});
