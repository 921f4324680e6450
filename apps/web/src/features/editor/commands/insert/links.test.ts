import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { openEditor, rectangle } from '../testing.ts';
import { editLink, giveLink, meantLink } from './links.ts';

const toSite = { type: 'url', url: 'https://example.org' } as const;
const toPage = { type: 'page', pageId: 'two' } as const;
const [bell, drum] = ['b'.repeat(64), 'd'.repeat(64)];
const clickOf = (editor: ReturnType<typeof openEditor>, id: string) =>
  editor.store.find('element', id)?.click;

describe('editLink', () => {
  it('shows the dialog for an unlocked selection', () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 300, { locked: true })]);
    expect(isEnabled(editLink, editor)).toBe(false);
    editor.session.choose(['b']);
    expect(isEnabled(editLink, editor)).toBe(false);
    editor.session.choose(['a', 'b']);
    runCommand(editLink, editor);
    expect(editor.linkShown.get()).toBe(true);
  });
});

describe('giveLink', () => {
  it('sets the link of the selected elements, and leaves locked elements', () => {
    const editor = openEditor([
      rectangle('a', 100),
      rectangle('b', 300, { locked: true }),
      rectangle('c', 500),
    ]);
    editor.session.choose(['a', 'b']);
    runCommand(giveLink, editor, { action: toSite });
    expect(['a', 'b', 'c'].map((id) => clickOf(editor, id))).toEqual([toSite, undefined, undefined]);
  });

  it('keeps the sound and the highlight of an action whose target changes', () => {
    const before = { ...toSite, sound: bell, endSounds: true, highlightClick: true } as const;
    const editor = openEditor([
      rectangle('a', 100, { click: before }),
      rectangle('b', 300, { click: { type: 'sound', asset: drum } }),
    ]);
    editor.session.choose(['a', 'b']);
    runCommand(giveLink, editor, { action: toPage });
    expect(clickOf(editor, 'a')).toEqual({ ...toPage, sound: bell, endSounds: true, highlightClick: true });
    expect(clickOf(editor, 'b')).toEqual({ ...toPage, sound: drum });
  });

  it('removes the link when the action is undefined', () => {
    const editor = openEditor([rectangle('a', 100, { click: toSite })]);
    editor.session.choose(['a']);
    runCommand(giveLink, editor, { action: undefined });
    expect(clickOf(editor, 'a')).toBeUndefined();
  });
});

describe('meantLink', () => {
  it('returns the link that all selected elements have, and undefined when links differ', () => {
    const editor = openEditor([
      rectangle('a', 100, { click: toSite }),
      rectangle('b', 300, { click: toSite }),
      rectangle('c', 500, { click: toPage }),
    ]);
    editor.session.choose(['a', 'b']);
    expect(meantLink(editor)).toEqual(toSite);
    editor.session.choose(['a', 'c']);
    expect(meantLink(editor)).toBeUndefined();
  });
});
