import { useState } from 'react';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountViews } from '../../testing/mounted.tsx';
import { CHEMISTRY_KEYS } from './pad-keys.ts';
import { PaddedField, type PaddedFieldProps } from './padded-field.tsx';

function Numbers({ name = '答案', ...props }: Partial<PaddedFieldProps> & { readonly name?: string }) {
  const [value, setValue] = useState('');
  return <PaddedField label={name} value={value} onChange={setValue} locked={false} most={8} {...props} />;
}

const key = (name: string) => page.getByRole('button', { name, exact: true });

it('a pad writes at the caret of its field, and the field keeps the focus', async () => {
  mountViews(<Numbers />);
  const input = page.getByRole('textbox');
  await input.click();
  for (const name of ['1', '5', '−']) await key(name).click();
  await key('删除一位').click();
  await expect.element(input).toHaveValue('15');
  await commands.press(['ArrowLeft']);
  await key('.').click();
  await expect.element(input).toHaveValue('1.5');
  await expect.element(input).toHaveFocus();
  await commands.press(['2']);
  await expect.element(input).toHaveValue('1.25');
});

it('a pad works without the focus, so that two pupils write at the same time', async () => {
  mountViews(
    <>
      <Numbers name="左" />
      <Numbers name="右" />
    </>,
  );
  await page.getByRole('textbox', { name: '左' }).click();
  await key('7').nth(1).click();
  await key('3').nth(0).click();
  await expect.element(page.getByRole('textbox', { name: '左' })).toHaveValue('3');
  await expect.element(page.getByRole('textbox', { name: '右' })).toHaveValue('7');
});

it('the keyboard of the device appears when it is wanted', async () => {
  mountViews(<Numbers />);
  const input = page.getByRole('textbox');
  await expect.element(input).toHaveAttribute('inputmode', 'none');
  await key('键盘').click();
  await expect.element(input).toHaveAttribute('inputmode', 'text');
  await expect.element(input).toHaveFocus();
});

it('the field is emptied by one key, and a locked field has no pad', async () => {
  mountViews(<Numbers />);
  await key('8').click();
  await key('清空').click();
  await expect.element(page.getByRole('textbox')).toHaveValue('');
  mountViews(<Numbers name="锁住" locked />);
  await expect.element(page.getByRole('textbox', { name: '锁住' })).toHaveAttribute('readonly');
  await expect.poll(() => document.querySelectorAll('[role=group]').length).toBe(1);
});

it('signs of chemistry are inserted beside the keyboard', async () => {
  mountViews(<Numbers hasKeyboard keys={CHEMISTRY_KEYS.zh} most={40} />);
  await page.getByRole('textbox').fill('2H2+O2');
  for (const name of ['=', '点燃', '=']) await key(name).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('2H2+O2=点燃=');
});
