import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore } from '../document/store.ts';
import { insertWordGrid, WORD_GRIDS, type WordGrid } from './word-grids.ts';

const page = { w: 1280, h: 720 };

function inserted(kind: WordGrid, words: string) {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: 1, size: page });
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
  });
  let id: string | undefined;
  store.transact((edit) => {
    id = insertWordGrid(edit, 'page', kind, words, page);
  });
  const element = store.find('element', id ?? '');
  const shapes = (element?.type === 'group' ? store.children(element.id) : [id ?? '']).flatMap((each) => {
    const shape = store.find('element', each);
    return shape?.type === 'shape' ? [shape] : [];
  });
  return { store, element, shapes };
}

describe('a writing grid', () => {
  it.each(['field', 'rice'] as const)('%s has a square cell for each Chinese character', (kind) => {
    const { element, shapes } = inserted(kind, '春 spring 天。');
    expect(element?.type).toBe('group');
    expect(
      shapes.map(({ text }) => text?.paragraphs[0]?.runs.map((run) => 'text' in run && run.text)),
    ).toEqual([['春'], ['天']]);
    for (const { frame } of shapes) expect(frame.w).toBe(frame.h);
  });

  it('continues in a row below when the page is not wide enough, up to a limit', () => {
    const { element, shapes } = inserted('field', '春'.repeat(500));
    expect(shapes).toHaveLength(40);
    expect(element?.frame.w).toBeLessThanOrEqual(page.w);
    expect(element?.frame.h).toBeLessThanOrEqual(page.h);
  });

  it.each(['pinyin', 'english'] as const)('%s consists of four lines with the whole text on them', (kind) => {
    const { element, shapes } = inserted(kind, 'Good\nmorning');
    expect(element?.type).toBe('shape');
    expect(shapes[0]?.text?.paragraphs[0]?.runs).toMatchObject([{ text: 'Good morning' }]);
    const { geometry } = shapes[0] ?? {};
    const commands =
      geometry?.type === 'custom' ? geometry.definition.paths.flatMap(({ commands }) => commands) : [];
    expect(commands.filter(({ c }) => c === 'L')).toHaveLength(4);
  });

  it.each(WORD_GRIDS)('%s stays empty when no text is given, and is added in one undo step', (kind) => {
    const { store, shapes } = inserted(kind, '');
    expect(shapes.every(({ text }) => text?.paragraphs[0]?.runs.length === 0)).toBe(true);
    store.undo();
    expect(store.children('page')).toEqual([]);
  });
});
