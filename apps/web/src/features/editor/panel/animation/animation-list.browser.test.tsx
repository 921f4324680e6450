import type { Animation, Page } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chosenIn, openEditor, rectangle } from '../../commands/testing.ts';
import { pressOn } from '../../testing/mounted-editor.tsx';
import { mountPart } from '../../testing/mounted-part.tsx';
import { AnimationList } from './animation-list.tsx';

function animation(id: string, elementId: string, more: Partial<Animation> = {}): Animation {
  const effect = { class: 'entrance', preset: 10 } as const;
  return { id, elementId, effect, trigger: { type: 'click' }, delay: 0, duration: 1000, ...more };
}

const row = (name: RegExp) => page.getByRole('button', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function shown({ canEdit = true, timed = false } = {}, ...animations: readonly Animation[]) {
  const editor = openEditor([rectangle('a', 100, { name: '甲' }), rectangle('b', 300, { name: '乙' })], {
    canEdit,
  });
  const { store } = editor;
  store.transact((edit) => edit.update<Page>('one', { animations: [...animations] }), { source: 'load' });
  mountPart(editor, () => (
    <AnimationList pageId="one" animations={store.find('page', 'one')?.animations ?? []} timed={timed} />
  ));
  return { editor, order: () => store.find('page', 'one')?.animations?.map(({ id }) => id) };
}

const both = [animation('1', 'a'), animation('2', 'b')];

describe('the list of animations', () => {
  it('moves a row with Alt and an arrow, and not with the arrow alone', async () => {
    const { order } = shown({}, ...both);
    await pressOn(row(/甲/), 'ArrowDown');
    expect(order()).toEqual(['1', '2']);
    await pressOn(row(/甲/), 'Alt+ArrowDown');
    expect(order()).toEqual(['2', '1']);
    await pressOn(row(/甲/), 'Alt+ArrowUp');
    expect(order()).toEqual(['1', '2']);
  });

  it('selects the element of a row and opens its settings, and closes them', async () => {
    const { editor, order } = shown({}, ...both);
    await row(/乙/).click();
    expect(chosenIn(editor)).toEqual(['b']);
    await expect.element(page.getByRole('region', { name: '“乙”的动画' })).toBeVisible();
    await button('提前').click();
    expect(order()).toEqual(['2', '1']);
    await button('推后').click();
    expect(order()).toEqual(['1', '2']);
    await row(/乙/).click();
    await expect.element(page.getByRole('region', { name: '“乙”的动画' })).not.toBeInTheDocument();
  });

  it('removes the animation whose settings are open', async () => {
    const { order } = shown({}, ...both);
    await row(/甲/).click();
    await button('删除动画').click();
    expect(order()).toEqual(['2']);
  });

  it('has no grips and no settings, and moves no row, without permission to edit', async () => {
    const { order } = shown({ canEdit: false }, ...both);
    await pressOn(row(/甲/), 'Alt+ArrowDown');
    expect(order()).toEqual(['1', '2']);
    await row(/甲/).click();
    expect(document.querySelector('[data-grip]')).toBeNull();
    expect(button('删除动画').query()).toBeNull();
  });

  it('is grouped by clicks', async () => {
    shown({}, animation('0', 'a', { trigger: { type: 'after' } }), ...both);
    await expect.element(page.getByRole('region', { name: '翻到本页时' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: '第 1 次单击' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: '第 2 次单击' })).toBeVisible();
  });
});

describe('the bar of an animation', () => {
  const time = () => document.querySelector<HTMLElement>('[role="slider"]')?.parentElement?.style;

  it('is shown only with times, from its delay on', async () => {
    shown({ timed: true }, animation('1', 'a', { delay: 1000 }));
    await expect
      .element(page.getByRole('slider', { name: '“甲”的开始时间' }))
      .toHaveAttribute('aria-valuenow', '1');
    const { left = '', width = '' } = time() ?? {};
    expect(Number.parseFloat(left)).toBeGreaterThan(0);
    expect(Number.parseFloat(left)).toBeCloseTo(Number.parseFloat(width));
  });

  it('is changed by a tenth of a second with an arrow, and by a second with shift', async () => {
    const { editor } = shown({ timed: true }, animation('1', 'a', { delay: 500 }));
    const now = () => editor.store.find('page', 'one')?.animations?.[0];
    await pressOn(page.getByRole('slider', { name: '“甲”的开始时间' }), 'ArrowRight');
    expect(now()?.delay).toBe(600);
    await pressOn(page.getByRole('slider', { name: '“甲”的播放长度' }), 'Shift+ArrowUp');
    expect(now()?.duration).toBe(2000);
    await pressOn(page.getByRole('slider', { name: '“甲”的播放长度' }), 'Alt+ArrowUp');
    expect(now()?.duration).toBe(2000);
  });
});
