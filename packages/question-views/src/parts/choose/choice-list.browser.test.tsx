import { contentOf } from '@lectern/questions/shown';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { clickLocked, mountViews } from '../../testing/mounted.tsx';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

const choices = ['甲', '乙', '丙', '丁'].map((text, index) => ({
  id: 'abcd'.charAt(index),
  content: contentOf(text),
}));

function List({ onPick, ...props }: Partial<ChoiceListProps>) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <ChoiceList
      label="选项"
      choices={choices}
      picked={picked}
      onPick={(id) => {
        onPick?.(id);
        setPicked(props.several ? [...picked, id] : [id]);
      }}
      {...props}
    />
  );
}

describe('a list of choices', () => {
  it('picks the choice of a tap anywhere on its row', async () => {
    const onPick = vi.fn();
    mountViews(<List onPick={onPick} />, { width: 600 });
    const radio = page.getByRole('radio', { name: 'C 丙' });
    await expect.element(radio).toBeVisible();
    const row = radio.element().parentElement?.getBoundingClientRect();
    if (!row) throw new Error('no row');
    await commands.clickAt({ x: row.right - 12, y: row.bottom - 6 });
    expect(onPick).toHaveBeenCalledWith('c');
    await expect.element(radio).toBeChecked();
  });

  it('has one tab stop: arrows pick the next choice, digits and letters pick theirs', async () => {
    const onPick = vi.fn();
    mountViews(<List onPick={onPick} />);
    await expect.element(page.getByRole('radiogroup', { name: '选项' })).toBeVisible();
    await commands.press(['Tab', 'ArrowDown', 'ArrowDown', '1', 'd', 'ArrowRight']);
    expect(onPick.mock.calls.flat()).toEqual(['b', 'c', 'a', 'd', 'a']);
    await expect.element(page.getByRole('radio', { name: 'A 甲' })).toHaveFocus();
  });

  it('moves between check boxes without picking, and picks with space and Enter', async () => {
    const onPick = vi.fn();
    mountViews(<List several onPick={onPick} />);
    await expect.element(page.getByRole('group', { name: '选项' })).toBeVisible();
    await commands.press(['Tab', 'ArrowDown', 'Space', 'ArrowDown', 'Enter']);
    expect(onPick.mock.calls.flat()).toEqual(['b', 'c']);
    await expect.element(page.getByRole('checkbox', { name: 'B 乙' })).toBeChecked();
  });

  it('picks nothing while it is locked', async () => {
    const onPick = vi.fn();
    mountViews(<List locked onPick={onPick} />);
    await clickLocked(page.getByRole('radio', { name: 'B 乙' }));
    await commands.press(['1', 'ArrowDown', 'Enter']);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('leaves keys with modifiers to the screen', async () => {
    const onPick = vi.fn();
    mountViews(<List onPick={onPick} />);
    await page.getByRole('radio', { name: 'B 乙' }).click();
    await commands.press(['Control+a', 'Alt+1']);
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it('reads the mark of a choice', async () => {
    mountViews(<List picked={['b']} locked marks={new Map([['b', 'wrong']])} right={['a']} />);
    const radio = page.getByRole('radio', { name: 'B 乙' });
    await expect.element(radio).toBeVisible();
    expect(radio.element().parentElement?.textContent).toContain('错误');
  });

  it('shows short choices in one row of a wide container, in two columns of a strip and below each other in less', async () => {
    mountViews(<List />, { width: 1200 });
    await expect.element(page.getByRole('radio', { name: 'A 甲' })).toBeVisible();
    const tops = () =>
      new Set([...document.querySelectorAll('[role=radio]')].map((each) => each.getBoundingClientRect().top))
        .size;
    expect(tops()).toBe(1);
    const [place] = document.querySelectorAll<HTMLElement>('body > div[style]');
    place?.style.setProperty('width', '300px');
    await expect.poll(tops).toBe(2);
    place?.style.setProperty('width', '200px');
    await expect.poll(tops).toBe(4);
  });

  it('prints letters without controls', async () => {
    mountViews(<List paper right={['b']} />);
    await expect.element(page.getByRole('list', { name: '选项' })).toBeVisible();
    expect(document.querySelectorAll('button')).toHaveLength(0);
    expect(page.getByRole('list').element().textContent).toBe('A.甲B.乙C.丙D.丁');
  });
});
