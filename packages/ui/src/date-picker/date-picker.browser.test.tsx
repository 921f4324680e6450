import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { focusOn, mountPrimitives } from '../testing/mounted.tsx';
import { DatePicker } from './date-picker.tsx';

function LessonDay({ first }: { readonly first: string }): ReactNode {
  const [day, setDay] = useState<string | undefined>(first);
  return (
    <DatePicker
      label="上课日期"
      value={day}
      onChange={setDay}
      placeholder="选择日期"
      min="2026-01-05"
      max="2027-12-31"
    />
  );
}

const button = page.getByRole('button', { name: /^上课日期/ });

it('a date is selected by arrows and months, and the button gets the focus again', async () => {
  mountPrimitives(<LessonDay first="2026-09-09" />);
  await focusOn(button);
  await commands.press(['Enter']);
  await expect.element(page.getByRole('button', { name: /^2026年9月9日/ })).toHaveFocus();
  await commands.press(['PageDown', 'ArrowDown']);
  await expect.element(page.getByRole('button', { name: /^2026年10月16日/ })).toHaveFocus();
  await commands.press(['Enter']);
  await expect.element(button).toHaveAccessibleName('上课日期: 2026年10月16日');
  await expect.element(button).toHaveFocus();
});

it('keys stop at the first selectable day, which keeps the focus', async () => {
  mountPrimitives(<LessonDay first="2026-01-07" />);
  await focusOn(button);
  await commands.press(['Enter']);
  await expect.element(page.getByRole('button', { name: /^2026年1月7日/ })).toHaveFocus();
  await commands.press(['ArrowUp']);
  await expect.element(page.getByRole('button', { name: /^2026年1月5日/ })).toHaveFocus();
  await commands.press(['ArrowLeft', 'Enter']);
  await expect.element(button).toHaveAccessibleName('上课日期: 2026年1月5日');
});
