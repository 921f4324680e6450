import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { mountPart } from '../../testing/mounted-part.tsx';
import { choose } from '../../testing/panel-actions.ts';
import { InClassMarks } from './in-class-marks.tsx';

const on = (name: string) => page.getByRole('switch', { name });
const basket = page.getByRole('combobox', { name: '归入' });

const moves = { movableInClass: true } as const;

function shown(chosen: readonly string[], ...elements: readonly (readonly [id: string, more: object])[]) {
  const editor = openEditor(elements.map(([id, more], at) => rectangle(id, at * 150, more)));
  editor.session.choose(chosen);
  mountPart(editor, () => <InClassMarks />);
  return { editor, basketOf: (id: string) => editor.store.find('element', id)?.basketId };
}

describe('the switches for the class', () => {
  it('offer copies once all selected elements can be dragged', async () => {
    const { editor } = shown(['a', 'b'], ['a', moves], ['b', {}]);
    await expect.element(on('可在课堂拖动')).not.toBeChecked();
    expect(on('拖出副本，原件留下').query()).toBeNull();
    await on('可在课堂拖动').click();
    await expect.element(on('拖出副本，原件留下')).toBeVisible();
    await expect.element(on('可在课堂拖动')).toBeChecked();
    expect(editor.store.find('element', 'b')?.movableInClass).toBe(true);
  });

  it('list the other baskets of the page for elements that can be dragged, and assign one', async () => {
    const { basketOf } = shown(['a'], ['a', moves], ['c', { basketInClass: true, name: '鸟类' }]);
    await expect.element(basket).toHaveTextContent('不限');
    await choose('归入', '鸟类');
    expect(basketOf('a')).toBe('c');
    await choose('归入', '不限');
    expect(basketOf('a')).toBeUndefined();
  });

  it('list no basket for elements that cannot be dragged', async () => {
    shown(['a'], ['a', {}], ['c', { basketInClass: true }]);
    await expect.element(on('可在课堂拖动')).toBeVisible();
    expect(basket.query()).toBeNull();
  });

  it('list no basket when the only basket is selected itself', async () => {
    shown(['c'], ['c', { ...moves, basketInClass: true }]);
    await expect.element(on('拖出副本，原件留下')).toBeVisible();
    expect(basket.query()).toBeNull();
  });

  it('show several for elements in different baskets, and number baskets without a name', async () => {
    shown(
      ['a', 'b'],
      ['a', { ...moves, basketId: 'c' }],
      ['b', { ...moves, basketId: 'd' }],
      ['c', { basketInClass: true }],
      ['d', { basketInClass: true }],
    );
    await expect.element(basket).toHaveTextContent('几个不同的');
    await basket.click();
    await expect.element(page.getByRole('option', { name: '目标 2' })).toBeVisible();
  });
});
