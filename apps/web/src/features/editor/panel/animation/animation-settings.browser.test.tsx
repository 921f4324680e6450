import type { Animation, Page } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { enter, mountPart } from '../../testing/mounted-part.tsx';
import { choose } from '../../testing/panel-actions.ts';
import { AnimationList } from './animation-list.tsx';

const list = (name: string) => page.getByRole('combobox', { name, exact: true });
const words = (...texts: string[]) => ({
  paragraphs: texts.map((text) => ({ runs: [{ type: 'text' as const, text }] })),
});

function animation(id: string, elementId: string, more: Partial<Animation> = {}): Animation {
  const effect = { class: 'entrance', preset: 10 } as const;
  return { id, elementId, effect, trigger: { type: 'click' }, delay: 0, duration: 500, ...more };
}

/** Mounts the list of the page's animations with the settings of the first one open. */
function shown(...animations: readonly Animation[]) {
  const editor = openEditor([
    rectangle('a', 100, { name: '甲', text: words('春', '夏') }),
    rectangle('b', 300, { name: '乙' }),
  ]);
  const { store } = editor;
  store.transact((edit) => edit.update<Page>('one', { animations: [...animations] }), { source: 'load' });
  editor.openAnimation.set(animations[0]?.id);
  mountPart(editor, () => (
    <AnimationList pageId="one" animations={store.find('page', 'one')?.animations ?? []} timed />
  ));
  const now = () => store.find('page', 'one')?.animations ?? [];
  return { editor, now, render: () => editor.session.choose(['a']) };
}

describe('the settings of an animation', () => {
  it('set its start, and its times in seconds', async () => {
    const { now } = shown(animation('1', 'a'));
    await expect.element(list('开始')).toHaveTextContent('单击时');
    await choose('开始', '上一动画之后');
    expect(now()[0]?.trigger).toEqual({ type: 'after' });
    await enter('时长', '1.5');
    await enter('延迟', '0.25');
    expect(now()[0]).toMatchObject({ duration: 1500, delay: 250 });
  });

  it('set the direction of an effect that has directions', async () => {
    const { now } = shown(animation('1', 'a', { effect: { class: 'entrance', preset: 2, subtype: 4 } }));
    await expect.element(list('方向')).toHaveTextContent('自底部');
    await choose('方向', '自左侧');
    expect(now()[0]?.effect).toEqual({ class: 'entrance', preset: 2, subtype: 8 });
  });

  it('repeat the animation a number of times, or until the next click', async () => {
    const { now, render } = shown(animation('1', 'a', { repeat: 7 }));
    await expect.element(list('重复')).toHaveTextContent('7 次');
    await choose('重复', '直到下次点击');
    expect(now()[0]).toMatchObject({ repeat: 'indefinite', until: { type: 'nextClick' } });
    render();
    await expect.element(list('重复')).toHaveTextContent('直到下次点击');
    await choose('重复', '直到翻页');
    expect(now()[0]?.repeat).toBe('indefinite');
    expect(now()[0]?.until).toBeUndefined();
    render();
    await choose('重复', '不重复');
    expect(now()[0]?.repeat).toBeUndefined();
  });

  it('start it by a click on an element, and again by the next click', async () => {
    const { now, render } = shown(animation('1', 'a'));
    await expect.element(list('触发')).toHaveTextContent('按单击的顺序');
    await choose('触发', '单击“乙”');
    expect(now()[0]?.trigger).toMatchObject({ type: 'element', elementId: 'b' });
    render();
    await expect.element(list('触发')).toHaveTextContent('单击“乙”');
    await choose('触发', '按单击的顺序');
    expect(now()[0]?.trigger).toEqual({ type: 'click' });
  });

  it('divide a text into its paragraphs', async () => {
    const { now } = shown(animation('1', 'a'));
    await expect.element(list('分步')).toHaveTextContent('整体');
    await choose('分步', '逐段');
    expect(now().map(({ paragraphs }) => paragraphs)).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('play a text by words with an interval in percent, and as a whole', async () => {
    const { now, render } = shown(animation('1', 'a'));
    await choose('文字', '逐词');
    expect(now()[0]?.iterate).toEqual({ by: 'word', interval: 0.1 });
    render();
    await enter('间隔', '50');
    expect(now()[0]?.iterate).toEqual({ by: 'word', interval: 0.5 });
    await choose('文字', '整体');
    expect(now()[0]?.iterate).toBeUndefined();
  });

  it('have no rows for texts and directions where the element or effect has none', async () => {
    shown(animation('1', 'b'));
    await expect.element(list('开始')).toBeVisible();
    expect([list('分步').query(), list('文字').query(), list('方向').query()]).toEqual([null, null, null]);
  });
});
