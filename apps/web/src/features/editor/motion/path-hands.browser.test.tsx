import type { Animation, Page } from '@lectern/courseware';
import { type MotionPath, readMotionPath } from '@lectern/playback/motion-path';
import { type ReactNode, useReducer } from 'react';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type OpenEditor, openEditor, rectangle } from '../commands/testing.ts';
import { pressOn } from '../testing/mounted-editor.tsx';
import { mountPart } from '../testing/mounted-part.tsx';
import { PathHands } from './path-hands.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

function Hands({ editor }: { readonly editor: OpenEditor }): ReactNode {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const animation = editor.store.find('page', 'one')?.animations?.[0];
  return (
    <div ref={() => editor.store.subscribe(look)} style={{ position: 'absolute', left: 300, top: 200 }}>
      {animation ? <PathHands pageId="one" animation={animation} /> : null}
    </div>
  );
}

/** Mounts the handles of a path from an element's centre; `path` is in fractions of the page of 1280 by 720 pixels. */
async function shown(path: string) {
  const editor = openEditor([rectangle('a', 300)]);
  const animation: Animation = {
    id: '1',
    elementId: 'a',
    effect: { class: 'path', preset: 0 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 500,
    path,
  };
  editor.store.transact((edit) => edit.update<Page>('one', { animations: [animation] }), { source: 'load' });
  mountPart(editor, () => <Hands editor={editor} />);
  await expect.element(button('路径起点')).toBeVisible();
  const points = (): readonly (readonly number[])[] => {
    const read: MotionPath | undefined = readMotionPath(
      editor.store.find('page', 'one')?.animations?.[0]?.path ?? '',
    );
    return (read?.nodes ?? []).map(({ at: [x, y] }) => [Math.round(x * 1280), Math.round(y * 720)]);
  };
  return { editor, points };
}

describe('the handles of a motion path', () => {
  it('are moved by the arrow keys by one pixel of the page, or by ten with shift', async () => {
    const { points } = await shown('M 0 0 L 0.25 0');
    await pressOn(button('路径终点'), 'ArrowDown', 'Shift+ArrowRight', 'ArrowLeft');
    expect(points()).toEqual([
      [0, 0],
      [329, 1],
    ]);
  });

  it('add a point with Insert and remove it with Delete', async () => {
    const { points } = await shown('M 0 0 L 0.25 0');
    await pressOn(button('路径起点'), 'Insert');
    expect(points()).toHaveLength(3);
    await pressOn(button('路径的第 2 个点'), 'Delete');
    expect(points()).toHaveLength(2);
  });

  it('leave keys with control, alt and Tab to the editor', async () => {
    const { points } = await shown('M 0 0 L 0.25 0');
    await pressOn(button('路径终点'), 'Control+ArrowRight', 'Alt+ArrowRight', 'Control+Delete');
    expect(points()).toEqual([
      [0, 0],
      [320, 0],
    ]);
  });

  it('are left by Escape, which closes the animation', async () => {
    const { editor } = await shown('M 0 0 L 0.25 0');
    editor.openAnimation.set('1');
    await pressOn(button('路径终点'), 'Escape');
    expect(editor.openAnimation.get()).toBeUndefined();
    expect(editor.asked).toEqual(['focus']);
  });

  it('offer a point between two points that are 56 px apart or more', async () => {
    const { points } = await shown('M 0 0 L 0.25 0 L 0.26 0');
    await expect.element(button('在第 1 个点后加一个点')).toBeVisible();
    expect(button('在第 2 个点后加一个点').query()).toBeNull();
    await button('在第 1 个点后加一个点').click();
    await expect.poll(points).toHaveLength(4);
  });

  it('are dragged with the pointer, and snap to the position of the element', async () => {
    const { points, editor } = await shown('M 0 0 L 0.25 0.1');
    const { x, y, width, height } = button('路径终点').element().getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const { zoom } = editor.session.viewport.view.get();
    await commands.mouse([
      { do: 'move', ...middle },
      { do: 'down' },
      { do: 'move', x: middle.x - 320 * zoom, y: middle.y },
      { do: 'up' },
    ]);
    await expect.poll(() => points()[1]).toEqual([0, 72]);
    const home = { x: middle.x - 320 * zoom, y: middle.y };
    await commands.mouse([
      { do: 'move', ...home },
      { do: 'down' },
      { do: 'move', x: home.x + 5, y: home.y - 72 * zoom },
      { do: 'up' },
    ]);
    await expect.poll(() => points()[1]).toEqual([0, 0]);
  });
});
