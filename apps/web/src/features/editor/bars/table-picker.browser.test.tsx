import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { pressOn } from '../testing/mounted-editor.tsx';
import { TablePicker, type TablePickerProps } from './table-picker.tsx';

function shown(props: Partial<TablePickerProps> = {}) {
  const picked: number[][] = [];
  mount(<TablePicker onPick={(...size) => picked.push(size)} {...props} />);
  return { picked, grid: page.getByRole('spinbutton', { name: props.hint ?? '选择行数和列数' }) };
}

describe('the picker for the size of a table', () => {
  it('begins with three rows and four columns, or with the given size', async () => {
    const { picked, grid } = shown();
    await expect.element(grid).toHaveAttribute('aria-valuetext', '3 行 × 4 列');
    await pressOn(grid, 'Enter');
    expect(picked).toEqual([[3, 4]]);
  });

  it('changes the size by arrow keys', async () => {
    const { picked, grid } = shown({ hint: '拆分', start: { rows: 1, columns: 2 } });
    await pressOn(
      grid,
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'Enter',
    );
    expect(picked).toEqual([[2, 3]]);
  });

  it('stays within one and eight rows and columns', async () => {
    const { picked, grid } = shown({ start: { rows: 1, columns: 8 } });
    await pressOn(grid, 'ArrowUp', 'ArrowRight', 'Enter');
    expect(picked).toEqual([[1, 8]]);
  });

  it('stays within eight rows and one column', async () => {
    const { picked, grid } = shown({ start: { rows: 8, columns: 1 } });
    await pressOn(grid, 'ArrowDown', 'ArrowLeft', 'Enter');
    expect(picked).toEqual([[8, 1]]);
  });

  it('picks the size up to the pressed cell', async () => {
    const { picked, grid } = shown();
    await expect.element(grid).toBeVisible();
    const cell = document.querySelector('[data-size="2:5"]');
    if (!cell) throw new Error('no cell');
    await page.elementLocator(cell).click();
    expect(picked).toEqual([[2, 5]]);
    expect(document.querySelectorAll('[data-in="true"]')).toHaveLength(10);
  });
});
