import { stackAt } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { indexAt, objectRows, ownNameOf } from './object-rows.ts';

const words = (text: string) => ({ text: { paragraphs: [{ runs: [{ type: 'text' as const, text }] }] } });

describe('the list of a page’s objects', () => {
  it('has the topmost object first, and the members of a group below the group', () => {
    const { store } = openEditor([
      rectangle('1', 0),
      {
        kind: 'element',
        type: 'group',
        id: '2',
        parentId: 'one',
        order: 'a2',
        frame: { x: 0, y: 0, w: 9, h: 9 },
      },
      rectangle('3', 0, { parentId: '2' }),
      rectangle('4', 0, { parentId: '2' }),
      rectangle('5', 0),
    ]);
    expect(objectRows(store, 'one').map(({ element, depth }) => `${element.id}:${depth}`)).toEqual([
      ...['5:0', '2:0', '4:1', '3:1', '1:0'],
    ]);
  });

  it('moves a dropped row to the drop position, in one undo step', () => {
    const { store, session } = openEditor([rectangle('1', 0), rectangle('2', 0), rectangle('3', 0)]);
    const shown = () => objectRows(store, 'one').map(({ element }) => element.id);
    // Dropped below the other rows, whose middles are at 10 and 30.
    session.edit((edit) => stackAt(edit, '3', indexAt([10, 30], 45)));
    expect(shown()).toEqual(['2', '1', '3']);
    session.edit((edit) => stackAt(edit, '1', indexAt([10, 50], 5)));
    expect(shown()).toEqual(['1', '2', '3']);
    session.undo();
    expect(shown()).toEqual(['2', '1', '3']);
    session.undo();
    expect(shown()).toEqual(['3', '2', '1']);
  });

  it("shows an object's name, and otherwise its first words", () => {
    expect(ownNameOf(rectangle('1', 0, { name: '标题', ...words('秋天') }))).toBe('标题');
    expect(ownNameOf(rectangle('1', 0, words('秋天的雨')))).toBe('秋天的雨');
    expect(ownNameOf(rectangle('1', 0))).toBeUndefined();
  });
});
