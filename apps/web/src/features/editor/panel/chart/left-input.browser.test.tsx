import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mount } from '../../../../platform/testing/mounted.tsx';
import { LeftInput } from './left-input.tsx';

function shown() {
  const left: string[] = [];
  mount(<LeftInput label="标题" placeholder="" value="旧" onLeave={(typed) => left.push(typed)} />);
  return { left, field: page.getByRole('textbox', { name: '标题' }) };
}

it('a field calls back with the typed text when Enter is pressed', async () => {
  const { left, field } = shown();
  await field.fill('新');
  expect(left).toEqual([]);
  await commands.press(['Enter']);
  expect(left).toEqual(['新']);
  await expect.element(field).not.toHaveFocus();
});

it('a field restores its text at Escape, and does not call back for the same text', async () => {
  const { left, field } = shown();
  await field.fill('新');
  await commands.press(['Escape']);
  await expect.element(field).toHaveValue('旧');
  await field.click();
  await commands.press(['Enter']);
  expect(left).toEqual([]);
});
