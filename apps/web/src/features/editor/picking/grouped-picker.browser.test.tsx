import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { GroupedPicker } from './grouped-picker.tsx';

const names = Array.from({ length: 10 }, (_, at) => `图${at}`);
const field = page.getByRole('textbox', { name: '查找' });
const cell = (name: string) => page.getByRole('button', { name, exact: true });

function shown(recent: readonly string[] = []) {
  const picked: string[] = [];
  const find = (typed: string) => {
    const found = names.filter((name) => name.includes(typed.trim()));
    return found.length > 0 ? [{ id: 'g', label: '全部', names: found }] : [];
  };
  mount(
    <GroupedPicker
      find={find}
      nameOf={(name) => name}
      draw={(name) => name}
      recent={recent}
      texts={{
        search: '查找',
        recent: '最近',
        recently: (name) => `最近：${name}`,
        nothing: (words) => `没有${words}`,
      }}
      columns={6}
      onPick={(name) => picked.push(name)}
    />,
  );
  return picked;
}

describe('a picker with groups', () => {
  it('shows recent entries only while the search is blank', async () => {
    const picked = shown(['图3']);
    await cell('最近：图3').click();
    expect(picked).toEqual(['图3']);
    await field.fill(' ');
    await expect.element(cell('最近：图3')).toBeVisible();
    await field.fill('图');
    await expect.element(cell('最近：图3')).not.toBeInTheDocument();
  });

  it('picks the first match at Enter, and shows when there is none', async () => {
    const picked = shown();
    await field.fill('7');
    await commands.press(['Enter']);
    expect(picked).toEqual(['图7']);
    await field.fill(' x ');
    await expect.element(page.getByRole('status')).toHaveTextContent('没有x');
    await commands.press(['Enter']);
    expect(picked).toEqual(['图7']);
  });

  it('moves between cells by arrow keys, by a row of six, and stops at the ends', async () => {
    shown();
    await field.click();
    await commands.press(['ArrowDown']);
    await expect.element(cell('图0')).toHaveFocus();
    await commands.press(['ArrowRight', 'ArrowDown']);
    await expect.element(cell('图7')).toHaveFocus();
    await commands.press(['ArrowDown']);
    await expect.element(cell('图9')).toHaveFocus();
    await commands.press(['ArrowUp', 'ArrowLeft']);
    await expect.element(cell('图2')).toHaveFocus();
    await commands.press(['ArrowUp']);
    await expect.element(cell('图0')).toHaveFocus();
  });
});
