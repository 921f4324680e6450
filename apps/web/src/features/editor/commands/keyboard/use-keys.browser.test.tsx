import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { pressOn } from '../../testing/mounted-editor.tsx';
import { mountPart } from '../../testing/mounted-part.tsx';
import { chosenIn, frameOf, type OpenEditor, openEditor, rectangle } from '../testing.ts';
import { useKeys } from './use-keys.ts';

function Keys({ editor }: { readonly editor: OpenEditor }): ReactNode {
  useKeys(editor);
  const [ready, setReady] = useState(false);
  // Runs after the effect of `useKeys`.
  useEffect(() => setReady(true), []);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the page has the focus while it is edited */}
      <div role="application" aria-label="页面" aria-busy={!ready} tabIndex={0}>
        页面
      </div>
      <button type="button">按钮</button>
      <input aria-label="字段" />
      <div role="dialog" aria-label="对话框">
        <button type="button">对话框按钮</button>
      </div>
    </>
  );
}

async function shown({ canEdit = true } = {}) {
  const editor = openEditor([rectangle('a', 100), rectangle('b', 300)], { canEdit });
  mountPart(editor, () => <Keys editor={editor} />);
  const surface = page.getByRole('application');
  await expect.element(surface).toHaveAttribute('aria-busy', 'false');
  return { editor, surface };
}

describe('useKeys', () => {
  it('moves selected elements by the arrow keys, and the page without a selection', async () => {
    const { editor, surface } = await shown();
    await pressOn(surface, 'ArrowRight');
    expect(editor.session.pageId.get()).toBe('two');
    editor.session.goToPage('one');
    editor.session.choose(['a']);
    await pressOn(surface, 'ArrowRight');
    expect(frameOf(editor, 'a')?.x).toBe(101);
    expect(editor.session.pageId.get()).toBe('one');
  });

  it('handles chords with control on a button, and leaves its other keys', async () => {
    const { editor } = await shown();
    const button = page.getByRole('button', { name: '按钮', exact: true });
    editor.session.choose(['a']);
    await pressOn(button, 'ArrowRight');
    expect(frameOf(editor, 'a')?.x).toBe(100);
    await pressOn(button, 'Control+a');
    expect(chosenIn(editor)).toEqual(['a', 'b']);
    await pressOn(button, 'Escape');
    expect(editor.asked).toEqual(['focus']);
  });

  it('leaves letters and chords of a field to the field, except keys that work everywhere', async () => {
    const { editor } = await shown();
    const field = page.getByRole('textbox', { name: '字段' });
    await pressOn(field, 'x', 'Control+a');
    await expect.element(field).toHaveValue('x');
    expect(chosenIn(editor)).toEqual([]);
    await pressOn(field, 'Control+f');
    expect(editor.findShown.get()).toBe('find');
  });

  it('leaves keys in a dialog to the dialog', async () => {
    const { editor } = await shown();
    await pressOn(page.getByRole('button', { name: '对话框按钮' }), 'Control+a', 'Control+f');
    expect(chosenIn(editor)).toEqual([]);
    expect(editor.findShown.get()).toBeUndefined();
  });

  it('opens the text of a single selected shape for a letter', async () => {
    const { editor, surface } = await shown();
    await pressOn(surface, 'x');
    expect(editor.session.openText.get()).toBeUndefined();
    editor.session.choose(['a', 'b']);
    await pressOn(surface, 'x');
    expect(editor.session.openText.get()).toBeUndefined();
    editor.session.choose(['b']);
    await pressOn(surface, 'Alt+x');
    expect(editor.session.openText.get()).toBeUndefined();
    await pressOn(surface, 'x');
    expect(editor.session.openText.get()).toMatchObject({ elementId: 'b' });
    editor.session.letGo();
  });

  it('applies keys to the list of pages while the sorter covers the page', async () => {
    const { editor, surface } = await shown();
    editor.session.choose(['a']);
    editor.sorterShown.set(true);
    await pressOn(surface, 'End', 'x');
    expect(editor.session.pageId.get()).toBe('three');
    expect(editor.session.openText.get()).toBeUndefined();
  });

  it('leaves Tab to the browser past the last element, and events that are already handled', async () => {
    const { editor, surface } = await shown();
    editor.session.choose(['b']);
    await pressOn(surface, 'Tab');
    await expect.element(page.getByRole('button', { name: '按钮', exact: true })).toHaveFocus();
    expect(chosenIn(editor)).toEqual([]);
    const handled = new KeyboardEvent('keydown', {
      key: 'a',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    handled.preventDefault();
    surface.element().addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    surface.element().dispatchEvent(handled);
    expect(chosenIn(editor)).toEqual([]);
    await commands.press(['Control+a']);
    expect(chosenIn(editor)).toEqual(['a', 'b']);
  });
});
