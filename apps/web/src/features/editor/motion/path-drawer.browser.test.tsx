import { readMotionPath } from '@lectern/playback/motion-path';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { chosenIn, openEditor, rectangle } from '../commands/testing.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { PathDrawer } from './path-drawer.tsx';

type Kind = Parameters<typeof PathDrawer>[0]['drawing']['kind'];

/** Mounts the surface at the window's corner; the element's centre is at (350, 125), in pixels of the page. */
async function shown(kind: Kind) {
  const editor = openEditor([rectangle('a', 300)]);
  editor.session.viewport.zoomTo(1);
  const drawing = { kind, pageId: 'one', elementIds: ['a'] };
  editor.pathDrawing.set(drawing);
  mountPart(editor, () => (
    <div style={{ position: 'fixed', left: 0, top: 0 }}>
      <PathDrawer drawing={drawing} />
    </div>
  ));
  const field = page.getByRole('button', { name: '在页面上画出路径' });
  await expect.element(field).toHaveFocus();
  const surface = field.element();
  Object.assign(surface.style, { left: '0px', top: '0px', width: '1200px', height: '700px' });
  const { origin } = editor.session.viewport.view.get();
  const at = (x: number, y: number) => ({ x: x + origin.x, y: y + origin.y });
  const nodes = () => {
    const path = editor.store.find('page', 'one')?.animations?.[0]?.path;
    const read = path === undefined ? undefined : readMotionPath(path);
    return read?.nodes.map((node) => [Math.round(node.at[0] * 1280), Math.round(node.at[1] * 720)]);
  };
  return { editor, at, nodes };
}

describe('the surface for a motion path', () => {
  it('adds a line to the right when Enter is pressed without a path', async () => {
    const { editor, nodes } = await shown('line');
    await commands.press(['Enter']);
    await expect.poll(nodes).toEqual([
      [0, 0],
      [320, 0],
    ]);
    expect(editor.pathDrawing.get()).toBeUndefined();
    expect(editor.openAnimation.get()).toBe(editor.store.find('page', 'one')?.animations?.[0]?.id);
    expect(chosenIn(editor)).toEqual(['a']);
    expect(editor.asked).toEqual(['focus']);
  });

  it('adds the line to the right also when only one point was pressed', async () => {
    const { at, nodes } = await shown('curve');
    await commands.mouse([{ do: 'move', ...at(500, 225) }, { do: 'down' }, { do: 'up' }]);
    await commands.press(['Enter']);
    await expect.poll(nodes).toEqual([
      [0, 0],
      [320, 0],
    ]);
  });

  it('adds nothing at Escape', async () => {
    const { editor, nodes } = await shown('line');
    await commands.press(['Escape']);
    expect(nodes()).toBeUndefined();
    expect(editor.pathDrawing.get()).toBeUndefined();
  });

  it('draws a line from the centre of the element by a press outside it', async () => {
    const { at, nodes } = await shown('line');
    await commands.mouse([{ do: 'move', ...at(550, 225) }, { do: 'down' }, { do: 'up' }]);
    await expect.poll(nodes).toEqual([
      [0, 0],
      [200, 100],
    ]);
  });

  it('draws no line by a press on the element', async () => {
    const { at, nodes, editor } = await shown('line');
    await commands.mouse([{ do: 'move', ...at(390, 140) }, { do: 'down' }, { do: 'up' }]);
    expect(nodes()).toBeUndefined();
    expect(editor.pathDrawing.get()).toBeDefined();
  });

  it('draws a curve through pressed points, and takes the last point back', async () => {
    const { at, nodes } = await shown('curve');
    const done = page.getByRole('button', { name: '完成' });
    await expect.element(done).toBeDisabled();
    for (const [x, y] of [
      [350, 125],
      [500, 225],
      [650, 125],
      [700, 300],
    ] as const)
      await commands.mouse([{ do: 'move', ...at(x, y) }, { do: 'down' }, { do: 'up' }]);
    await expect.element(done).toBeEnabled();
    await commands.press(['Backspace', 'Enter']);
    await expect.poll(nodes).toEqual([
      [0, 0],
      [150, 100],
      [300, 0],
    ]);
  });
});
