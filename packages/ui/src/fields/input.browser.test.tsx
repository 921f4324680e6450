import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountPrimitives } from '../testing/mounted.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

it('a focused field is marked by its border only', async () => {
  mountPrimitives(
    <Field label="文件夹名称">
      <Input defaultValue="三年级上册" />
    </Field>,
  );
  const field = page.getByRole('textbox', { name: '文件夹名称' });
  await field.click();
  await expect.element(field).toHaveFocus();
  expect(getComputedStyle(field.element()).outlineStyle).toBe('none');
});
