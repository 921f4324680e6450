import { addGuide, guidesOf } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openEditor } from '../commands/testing.ts';
import { pressOn } from '../testing/mounted-editor.tsx';
import { mountPart } from '../testing/mounted-part.tsx';
import { PageGuides } from './page-guides.tsx';

const guide = page.getByRole('button');

/** Mounts the guides over a page whose corner is 100 px from the window's, in its own size. */
async function shown(axis: 'x' | 'y', at: number, { canEdit = true } = {}) {
  const editor = openEditor([], { canEdit });
  editor.store.transact((edit) => addGuide(edit, axis, at), { source: 'load' });
  editor.viewAids.change({ unit: 'px' });
  mountPart(editor, () => (
    <div role="application" aria-label="页面" style={{ position: 'relative', width: 1200, height: 600 }}>
      <PageGuides />
    </div>
  ));
  await expect.element(guide).toBeVisible();
  editor.asked.length = 0;
  return { editor, places: () => guidesOf(editor.store).map((each) => each.at) };
}

describe('a guide', () => {
  it('is moved by the arrow keys of its axis, by one pixel or by ten with shift', async () => {
    const { places } = await shown('x', 200);
    await expect.element(guide).toHaveAccessibleName('竖直参考线，200 px');
    await pressOn(guide, 'ArrowRight', 'Shift+ArrowLeft', 'ArrowUp');
    expect(places()).toEqual([191]);
  });

  it('is moved by each of two keys that are pressed before it is drawn again', async () => {
    const { places } = await shown('x', 200);
    const key = () => new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    flushSync(() => {
      for (const each of [key(), key()]) guide.element().dispatchEvent(each);
    });
    expect(places()).toEqual([202]);
  });

  it('is moved down by the arrow down when it is horizontal', async () => {
    const { places } = await shown('y', 200);
    await pressOn(guide, 'ArrowDown', 'ArrowLeft');
    expect(places()).toEqual([201]);
  });

  it('stays on the page', async () => {
    const { places } = await shown('y', 715);
    await pressOn(guide, 'Shift+ArrowDown');
    expect(places()).toEqual([720]);
  });

  it('is removed by Delete, and left by Escape', async () => {
    const { editor, places } = await shown('x', 5);
    await pressOn(guide, 'Shift+ArrowLeft');
    expect(places()).toEqual([0]);
    await pressOn(guide, 'Escape');
    expect(editor.asked).toEqual(['focus']);
    await pressOn(guide, 'Delete');
    expect(places()).toEqual([]);
    expect(editor.asked).toEqual(['focus', 'focus']);
  });

  it('is disabled without permission to edit', async () => {
    await shown('x', 200, { canEdit: false });
    await expect.element(guide).toBeDisabled();
  });

  it('is moved by dragging, and shows its place meanwhile', async () => {
    const { editor, places } = await shown('x', 200);
    const { x, y, width } = guide.element().getBoundingClientRect();
    const from = { x: x + width / 2, y: y + 300 };
    const { zoom } = editor.session.viewport.view.get();
    await commands.mouse([
      { do: 'move', ...from },
      { do: 'down' },
      { do: 'move', x: from.x + 30, y: from.y, steps: 2 },
    ]);
    await expect.poll(() => editor.viewAids.held.get()?.at).toBeGreaterThan(200);
    await commands.mouse([{ do: 'up' }]);
    expect(editor.viewAids.held.get()).toBeUndefined();
    expect(Math.abs((places()[0] ?? 0) - (200 + 30 / zoom))).toBeLessThan(3 / zoom);
  });
});
