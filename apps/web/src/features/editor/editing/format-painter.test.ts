import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { openEditor, rectangle } from '../commands/testing.ts';

const red = { type: 'solid', color: { type: 'rgb', value: 'C00000' } } as const;
const thick = { fill: red, width: 6, dash: 'dash' } as const;

function picture(id: string, more: object = {}): Element {
  return {
    kind: 'element',
    type: 'picture',
    id,
    parentId: 'one',
    order: `b${id}`,
    asset: 'a'.repeat(64),
    frame: { x: 0, y: 300, w: 200, h: 100 },
    ...more,
  };
}

function written(text: string, props: object) {
  return {
    text: {
      paragraphs: [{ props: { align: 'ctr' as const }, runs: [{ type: 'text' as const, text, props }] }],
    },
  };
}

const shadow = { color: red.color, blur: 4, distance: 3, angle: 45 };

function between(elements: readonly Element[], from: string, to: readonly string[]) {
  const editor = openEditor(elements);
  editor.session.choose([from]);
  expect(editor.formatPainter.take(editor)).toBe(true);
  editor.session.choose([...to]);
  expect(editor.formatPainter.give(editor)).toBe(true);
  const find = (id: string) => editor.store.find('element', id);
  return { editor, find };
}

describe('the format painter', () => {
  it('applies fill, outline, effects and text format, and keeps text and position, in one undo step', () => {
    const look = { fill: red, line: thick, effects: { outerShadow: shadow } };
    const { editor, find } = between(
      [
        rectangle('a', 0, { ...look, ...written('春', { size: 40, bold: true, fill: red }) }),
        rectangle('b', 300, written('秋天', { italic: true, underline: 'sng' })),
      ],
      'a',
      ['b'],
    );
    const b = find('b');
    if (b?.type !== 'shape') throw new Error('the element no longer exists');
    expect(b).toMatchObject({ ...look, frame: { x: 300 } });
    const [run] = b.text?.paragraphs[0]?.runs ?? [];
    expect(run).toMatchObject({
      text: '秋天',
      props: { size: 40, bold: true, italic: false, underline: 'none', fill: red },
    });
    editor.session.undo();
    expect(find('b')).toMatchObject(rectangle('b', 300, written('秋天', { italic: true, underline: 'sng' })));
  });

  it('applies a picture’s colours, outline and shape to another picture, and keeps its crop and file', () => {
    const crop = { l: 0.2, t: 0, r: 0, b: 0 };
    const geometry = { type: 'preset', preset: 'ellipse' } as const;
    const { find } = between(
      [picture('a', { recolor: { grayscale: true }, geometry, line: thick }), picture('b', { crop })],
      'a',
      ['b'],
    );
    expect(find('b')).toMatchObject({ recolor: { grayscale: true }, geometry, line: thick, crop });
  });

  it('applies an outline to every element that can have one, members of groups too, and skips locked elements', () => {
    const { find } = between(
      [
        rectangle('a', 0, { fill: red, line: thick }),
        { ...rectangle('group', 0), type: 'group' } as Element,
        { ...rectangle('inside', 0), parentId: 'group' } as Element,
        picture('p'),
        rectangle('l', 0, { locked: true }),
      ],
      'a',
      ['group', 'p', 'l'],
    );
    expect(find('inside')).toMatchObject({ fill: red, line: thick });
    expect(find('p')).toMatchObject({ line: thick });
    expect(find('l')).toEqual(rectangle('l', 0, { locked: true }));
  });

  it('picks up no format when no element is selected', () => {
    const editor = openEditor([rectangle('a', 0)]);
    expect(editor.formatPainter.take(editor)).toBe(false);
    expect(editor.formatPainter.give(editor)).toBe(false);
  });
});
