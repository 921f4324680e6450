import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { mountPart } from '../../testing/mounted-part.tsx';
import { SymbolPicker } from './symbol-picker.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = page.getByRole('textbox');
const recent = page.getByRole('group', { name: '最近使用' });

beforeEach(() => localStorage.clear());

async function shown() {
  const editor = openEditor([rectangle('a', 100)]);
  mountPart(editor, () => <SymbolPicker giveBack={() => undefined} />);
  await button('符号').click();
  await expect.element(field).toBeVisible();
}

describe('the picker for symbols', () => {
  it('shows the symbols of the pressed group', async () => {
    await shown();
    await button('拼音').click();
    await expect.element(button('拼音')).toHaveAttribute('aria-pressed', 'true');
    const group = page.getByRole('group', { name: '拼音' });
    await expect.element(group.getByRole('button', { name: 'ǎ', exact: true })).toBeVisible();
  });

  it('finds symbols of all groups by a word, without the groups, and picks the first at Enter', async () => {
    await shown();
    await field.fill(' 平行 ');
    await expect.element(button('∥')).toBeVisible();
    expect(button('拼音').query()).toBeNull();
    await commands.press(['Enter']);
    await field.fill('');
    await expect.element(recent.getByRole('button').first()).toHaveTextContent('∥');
  });

  it('shows when no symbol matches, and picks none at Enter', async () => {
    await shown();
    await field.fill('qqxx');
    await expect.element(page.getByText(/没有/)).toBeVisible();
    await commands.press(['Enter']);
    await field.fill('');
    await expect.element(button('拼音')).toBeVisible();
    expect(page.getByText('qqxx').query()).toBeNull();
  });
});
