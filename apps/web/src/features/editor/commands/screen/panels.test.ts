import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { openEditor } from '../testing.ts';
import { findWords, printCourseware, replaceWords, showComments, showVersions } from './panels.ts';

describe('findWords', () => {
  it('shows the search, and leaves a replacement that is shown', () => {
    const editor = openEditor();
    runCommand(findWords, editor);
    expect(editor.findShown.get()).toBe('find');
    runCommand(replaceWords, editor);
    runCommand(findWords, editor);
    expect(editor.findShown.get()).toBe('replace');
  });
});

describe('replaceWords', () => {
  it('is refused for users without permission to edit', () => {
    const editor = openEditor([], { canEdit: false });
    expect(runCommand(replaceWords, editor)).toBe('refused');
    expect(editor.findShown.get()).toBeUndefined();
  });
});

describe('showComments', () => {
  it('shows and hides the comments, and unfolds the panel', () => {
    const editor = openEditor();
    const panel = editor.sideLayout.of('panel');
    if (!panel.get().folded) editor.sideLayout.toggle('panel');
    expect(showComments.isOn?.(editor)).toBe(false);
    runCommand(showComments, editor);
    expect(showComments.isOn?.(editor)).toBe(true);
    expect(panel.get().folded).toBe(false);
    runCommand(showComments, editor);
    expect(showComments.isOn?.(editor)).toBe(false);
    expect(panel.get().folded).toBe(false);
  });
});

describe('showVersions and printCourseware', () => {
  it('end the drawing in progress and show their dialog', () => {
    for (const [command, shown] of [
      [showVersions, 'versionsShown'],
      [printCourseware, 'printShown'],
    ] as const) {
      const editor = openEditor();
      editor.session.startDrawing({ type: 'pen' });
      runCommand(command, editor);
      expect(editor[shown].get()).toBe(true);
      expect(editor.session.drawing.get()).toBeUndefined();
    }
  });

  it('offer the versions only to users with permission to edit', () => {
    expect(isEnabled(showVersions, openEditor())).toBe(true);
    expect(isEnabled(showVersions, openEditor([], { canEdit: false }))).toBe(false);
    expect(isEnabled(printCourseware, openEditor([], { canEdit: false }))).toBe(true);
  });
});
