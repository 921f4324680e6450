import type { ShapeElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { hookResult } from '../../testing/hook-result.tsx';
import { useFillOf } from './use-fill-of.ts';

const fill = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } }) as const;

function editorWith(...fills: readonly string[]) {
  const ids = fills.map((_, at) => `e${at}`);
  const editor = openEditor(
    fills.map((each, at) => rectangle(ids[at] ?? '', at * 150, { fill: fill(each) })),
  );
  const shapes = ids.flatMap((id) => editor.store.find('element', id) ?? []) as readonly ShapeElement[];
  const stored = (id: string) => {
    const element = editor.store.find('element', id);
    return element?.type === 'shape' ? element.fill : undefined;
  };
  return { editor, stored, fillOf: hookResult(editor, () => useFillOf(shapes)) };
}

describe('useFillOf', () => {
  it('returns the fill that all shapes have, and undefined where fills differ', () => {
    expect(editorWith('C00000', 'C00000').fillOf.fill).toEqual(fill('C00000'));
    expect(editorWith('C00000', '00C000').fillOf.fill).toBeUndefined();
  });

  it('shows a fill in the draft, and clears the draft when the fill is stored', () => {
    const { editor, stored, fillOf } = editorWith('C00000');
    fillOf.show(fill('0000FF'));
    expect(editor.session.draft.find('element', 'e0')).toMatchObject({ fill: fill('0000FF') });
    expect(stored('e0')).toEqual(fill('C00000'));
    fillOf.put(fill('0000FF'));
    expect(stored('e0')).toEqual(fill('0000FF'));
    editor.session.edit((edit) => edit.update<ShapeElement>('e0', { fill: fill('00FF00') }));
    expect(editor.session.draft.find('element', 'e0')).toMatchObject({ fill: fill('00FF00') });
  });

  it('stores the fill of all shapes in one undo step with the records that it needs, without deleted shapes', () => {
    const { editor, stored, fillOf } = editorWith('C00000', 'C00000');
    editor.store.transact((edit) => edit.remove('e0'), { source: 'load' });
    fillOf.put(fill('0000FF'), (edit) => edit.update('deck', { size: { w: 960, h: 720 } }));
    expect([stored('e0'), stored('e1')]).toEqual([undefined, fill('0000FF')]);
    editor.session.undo();
    expect(stored('e1')).toEqual(fill('C00000'));
    expect(editor.store.find('deck', 'deck')?.size.w).toBe(1280);
  });
});
