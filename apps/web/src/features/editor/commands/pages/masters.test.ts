import { blankCourseware } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { chosenIn, openEditor } from '../testing.ts';
import { duplicateThisLayout, insertPlace, newLayout, removeThisLayout, renameDesign } from './masters.ts';

function designed() {
  const editor = openEditor();
  editor.store.transact(
    (edit) => {
      for (const record of blankCourseware().records) if (!edit.get(record.id)) edit.create(record);
    },
    { source: 'load' },
  );
  const { store, session } = editor;
  const masterId = store.all('master')[0]?.id ?? '';
  const layouts = () => [...store.all('layout')].sort((a, b) => (a.order < b.order ? -1 : 1));
  return { editor, store, session, masterId, layouts, first: layouts()[0]?.id ?? '' };
}

describe('newLayout', () => {
  it('adds a layout after the given one or as the last one, and shows it', () => {
    const { editor, session, masterId, layouts, first } = designed();
    runCommand(newLayout, editor, { masterId, after: first, name: '甲' });
    expect(layouts()[1]).toMatchObject({ id: session.pageId.get(), name: '甲' });
    runCommand(newLayout, editor, { masterId, name: '乙' });
    expect(layouts().at(-1)).toMatchObject({ id: session.pageId.get(), name: '乙' });
  });

  it('adds nothing when the master is missing', () => {
    const { editor, session, layouts } = designed();
    const count = layouts().length;
    runCommand(newLayout, editor, { masterId: 'missing', name: '甲' });
    expect(layouts()).toHaveLength(count);
    expect(session.pageId.get()).toBe('one');
  });
});

describe('duplicateThisLayout and removeThisLayout', () => {
  it('add a copy with the name, which is shown, and remove it again', () => {
    const { editor, session, store, layouts, first } = designed();
    const count = layouts().length;
    runCommand(duplicateThisLayout, editor, { layoutId: first, name: '副本' });
    const copy = session.pageId.get() ?? '';
    expect(store.find('layout', copy)?.name).toBe('副本');
    runCommand(removeThisLayout, editor, { layoutId: copy });
    expect(layouts()).toHaveLength(count);
  });

  it('gives the pages of a removed layout the other layout', () => {
    const { editor, store, layouts, first } = designed();
    const other = layouts()[1]?.id ?? '';
    store.transact((edit) => edit.update('two', { layoutId: first }), { source: 'load' });
    runCommand(removeThisLayout, editor, { layoutId: first, instead: other });
    expect(store.find('page', 'two')?.layoutId).toBe(other);
    expect(store.find('layout', first)).toBeUndefined();
  });
});

describe('renameDesign', () => {
  it('sets the trimmed name of a layout or a master, at most 200 letters', () => {
    const { editor, store, masterId, first } = designed();
    runCommand(renameDesign, editor, { designId: first, name: '  课堂  ' });
    expect(store.find('layout', first)?.name).toBe('课堂');
    runCommand(renameDesign, editor, { designId: masterId, name: '长'.repeat(201) });
    expect(store.find('master', masterId)?.name).toBe('长'.repeat(200));
  });

  it('changes nothing for an empty name or the same name', () => {
    const { editor, store, first } = designed();
    const before = store.find('layout', first)?.name ?? '';
    runCommand(renameDesign, editor, { designId: first, name: '   ' });
    runCommand(renameDesign, editor, { designId: first, name: before });
    expect(store.canUndo).toBe(false);
  });
});

describe('insertPlace', () => {
  it('adds and selects a placeholder that is missing, and does nothing when it is there', () => {
    const { editor, session, store, masterId } = designed();
    runCommand(newLayout, editor, { masterId, name: '甲' });
    const designId = session.pageId.get() ?? '';
    for (const id of store.children(designId)) store.transact((edit) => edit.remove(id), { source: 'load' });
    const wish = { designId, type: 'title', name: '标题', levels: ['一'] } as const;
    runCommand(insertPlace, editor, wish);
    const [added = ''] = chosenIn(editor);
    expect(store.find('element', added)).toMatchObject({
      parentId: designId,
      placeholder: { type: 'title' },
    });
    expect(editor.asked).toEqual(['focus']);
    runCommand(insertPlace, editor, wish);
    expect(store.children(designId)).toEqual([added]);
    expect(editor.asked).toEqual(['focus']);
  });
});
