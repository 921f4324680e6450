import type { Animation, Page } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chosenIn, openEditor, rectangle } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { MotionMarks } from './motion-marks.tsx';

const badge = (name: string) => page.getByRole('button', { name, exact: true });

function animation(id: string, elementId: string, more: Partial<Animation> = {}): Animation {
  const effect = { class: 'entrance', preset: 10 } as const;
  return { id, elementId, effect, trigger: { type: 'click' }, delay: 0, duration: 500, ...more };
}

const path = (id: string): Animation =>
  animation(id, 'a', { effect: { class: 'path', preset: 0 }, path: 'M 0 0 L 0.2 0' });

function shown(...animations: readonly Animation[]) {
  const editor = openEditor([rectangle('a', 300, { name: '甲' }), rectangle('b', 600, { name: '乙' })]);
  editor.store.transact((edit) => edit.update<Page>('one', { animations: [...animations] }), {
    source: 'load',
  });
  mountPart(editor, () => (
    <div style={{ position: 'relative', top: 100 }}>
      <p>部分</p>
      <MotionMarks />
    </div>
  ));
  return editor;
}

describe('the badges of animations', () => {
  it('show the number of the click, and open the animation of their element', async () => {
    const editor = shown(animation('1', 'a'), animation('2', 'b'));
    await expect.element(badge('第 1 次单击：甲')).toHaveTextContent('1');
    await badge('第 2 次单击：乙').click();
    expect(editor.openAnimation.get()).toBe('2');
    expect(chosenIn(editor)).toEqual(['b']);
    await expect.element(badge('第 2 次单击：乙')).toHaveAttribute('data-open', 'true');
    await expect.element(badge('第 1 次单击：甲')).not.toHaveAttribute('data-open');
  });

  it('are shared by the effects of an element that one click starts', async () => {
    shown(animation('1', 'a'), animation('2', 'a', { trigger: { type: 'with' } }));
    await expect.element(badge('第 1 次单击：甲')).toBeVisible();
    await expect.poll(() => page.getByRole('button').elements()).toHaveLength(1);
  });

  it('show 0 for an animation that starts with the page', async () => {
    shown(animation('1', 'a', { trigger: { type: 'after' } }));
    await expect.element(badge('翻到本页时：甲')).toHaveTextContent('0');
  });

  it('are at most six per element', async () => {
    shown(...Array.from({ length: 7 }, (_, at) => animation(String(at), 'a')));
    await expect.element(badge('第 6 次单击：甲')).toBeVisible();
    expect(badge('第 7 次单击：甲').query()).toBeNull();
  });

  it('are not shown while the page plays, or without animations', async () => {
    const editor = shown(animation('1', 'a'));
    await expect.element(badge('第 1 次单击：甲')).toBeVisible();
    editor.pagePlays.set(true);
    await expect.element(badge('第 1 次单击：甲')).not.toBeInTheDocument();
    editor.pagePlays.set(false);
    await expect.element(badge('第 1 次单击：甲')).toBeVisible();
    editor.session.goToPage('two');
    await expect.element(badge('第 1 次单击：甲')).not.toBeInTheDocument();
  });
});

describe('the paths of animations', () => {
  const lines = () => document.querySelectorAll('svg[aria-hidden] path').length;

  it('are drawn, except the path that is open for editing', async () => {
    const editor = shown(path('1'), animation('2', 'b'));
    await expect.poll(lines).toBeGreaterThan(0);
    const drawn = lines();
    editor.openAnimation.set('2');
    await expect.element(badge('第 2 次单击：乙')).toHaveAttribute('data-open', 'true');
    expect(lines()).toBe(drawn);
    editor.openAnimation.set('1');
    await expect.element(page.getByRole('button', { name: /路径/ }).first()).toBeInTheDocument();
  });
});
