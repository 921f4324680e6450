import { describe, expect, it } from 'vitest';
import { isEnabled } from '../command.ts';
import { named, openEditor, rectangle } from '../testing.ts';
import { unitings } from './uniting.ts';

const unite = named(unitings, 'uniting.unite');
const overlapping = () =>
  openEditor([rectangle('a', 100), rectangle('b', 150), rectangle('c', 500, { locked: true })]);

describe('unitings', () => {
  it('are enabled for two or more unlocked shapes', () => {
    const editor = overlapping();
    const enabledFor = (...ids: string[]) => {
      editor.session.choose(ids);
      return isEnabled(unite, editor);
    };
    expect(enabledFor('a')).toBe(false);
    expect(enabledFor('a', 'b')).toBe(true);
    expect(enabledFor('a', 'b', 'c')).toBe(false);
  });

  it('replace the selected shapes by one, unless the selection changed meanwhile', async () => {
    const editor = overlapping();
    editor.session.choose(['a', 'b']);
    const merged = unite.run(editor, undefined);
    editor.session.choose(['a']);
    await merged;
    expect(editor.store.children('one')).toEqual(['a', 'b', 'c']);
    editor.session.choose(['a', 'b']);
    await unite.run(editor, undefined);
    expect(editor.store.children('one')).toHaveLength(2);
    editor.session.choose([]);
  });

  it('keep the shapes when nothing would be left', async () => {
    const editor = openEditor([rectangle('a', 100), rectangle('b', 900)]);
    editor.session.choose(['a', 'b']);
    await named(unitings, 'uniting.intersect').run(editor, undefined);
    expect(editor.store.children('one')).toEqual(['a', 'b']);
  });
});
