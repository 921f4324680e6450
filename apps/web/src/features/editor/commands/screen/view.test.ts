import { leastZoom, mostZoom } from '@lectern/stage/edit';
import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { openEditor } from '../testing.ts';
import { toggleMasters, toggleNotes, toggleSides, toggleSorter, zoomIn, zoomOut, zoomToFit } from './view.ts';

/** An editor with two masters' layouts, of which page `two` uses the second. */
function designed() {
  const editor = openEditor();
  editor.store.transact(
    (edit) => {
      edit.create({ kind: 'master', id: 'm', order: 'a0', themeId: 'theme' });
      edit.create({ kind: 'layout', id: 'l1', masterId: 'm', order: 'a0', name: 'L1' });
      edit.create({ kind: 'layout', id: 'l2', masterId: 'm', order: 'a1', name: 'L2' });
      edit.update('two', { layoutId: 'l2' });
    },
    { source: 'load' },
  );
  return editor;
}

describe('zoomIn and zoomOut', () => {
  it('change the zoom by a fifth, up to the bounds', () => {
    const editor = openEditor();
    const { viewport } = editor.session;
    viewport.zoomTo(1);
    runCommand(zoomIn, editor);
    expect(viewport.view.get().zoom).toBeCloseTo(1.2);
    runCommand(zoomOut, editor);
    expect(viewport.view.get().zoom).toBeCloseTo(1);
    viewport.zoomTo(mostZoom);
    expect([isEnabled(zoomIn, editor), isEnabled(zoomOut, editor)]).toEqual([false, true]);
    viewport.zoomTo(leastZoom);
    expect([isEnabled(zoomIn, editor), isEnabled(zoomOut, editor)]).toEqual([true, false]);
  });

  it('leave the fitting zoom, to which zoomToFit returns', () => {
    const editor = openEditor();
    runCommand(zoomIn, editor);
    expect(zoomToFit.isOn?.(editor)).toBe(false);
    runCommand(zoomToFit, editor);
    expect(zoomToFit.isOn?.(editor)).toBe(true);
  });
});

describe('toggleNotes', () => {
  it('shows and hides the notes, and is disabled in the master view', () => {
    const editor = designed();
    const before = toggleNotes.isOn?.(editor);
    runCommand(toggleNotes, editor);
    expect(toggleNotes.isOn?.(editor)).toBe(!before);
    runCommand(toggleNotes, editor);
    expect(toggleNotes.isOn?.(editor)).toBe(before);
    expect(isEnabled(toggleNotes, editor)).toBe(true);
    editor.session.goToPage('l1');
    expect(isEnabled(toggleNotes, editor)).toBe(false);
  });
});

describe('toggleSorter', () => {
  it('shows all pages, and moves the focus to the page only when it hides them', () => {
    const editor = openEditor();
    runCommand(toggleSorter, editor);
    expect(toggleSorter.isOn?.(editor)).toBe(true);
    expect(editor.asked).toEqual([]);
    runCommand(toggleSorter, editor);
    expect(toggleSorter.isOn?.(editor)).toBe(false);
    expect(editor.asked).toEqual(['focus']);
  });
});

describe('toggleMasters', () => {
  it('shows the layout of the page, and then that page again', () => {
    const editor = designed();
    editor.session.goToPage('two');
    runCommand(toggleMasters, editor);
    expect(editor.session.pageId.get()).toBe('l2');
    expect(toggleMasters.isOn?.(editor)).toBe(true);
    runCommand(toggleMasters, editor);
    expect(editor.session.pageId.get()).toBe('two');
    expect(toggleMasters.isOn?.(editor)).toBe(false);
  });

  it('shows the first master for a page without a layout', () => {
    const editor = designed();
    runCommand(toggleMasters, editor);
    expect(editor.session.pageId.get()).toBe('m');
  });

  it('is disabled without a master and without permission to edit', () => {
    expect(isEnabled(toggleMasters, openEditor())).toBe(false);
    expect(isEnabled(toggleMasters, designed())).toBe(true);
  });
});

describe('toggleSides', () => {
  it('fold and unfold their own side', () => {
    const editor = openEditor();
    const states = () => [toggleSides.pages.isOn?.(editor), toggleSides.panel.isOn?.(editor)];
    const [pages, panel] = states();
    runCommand(toggleSides.pages, editor);
    expect(states()).toEqual([!pages, panel]);
    runCommand(toggleSides.panel, editor);
    expect(states()).toEqual([!pages, !panel]);
  });
});
