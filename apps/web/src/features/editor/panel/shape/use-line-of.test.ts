import { describe, expect, it } from 'vitest';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { hookResult } from '../../testing/hook-result.tsx';
import { type Outlined, useLineOf } from './use-line-of.ts';

const red = { type: 'solid', color: { type: 'rgb', value: 'C00000' } } as const;
const thick = { fill: red, width: 6 } as const;

function editorWith(...lines: readonly (object | undefined)[]) {
  const ids = lines.map((_, at) => `e${at}`);
  const editor = openEditor(
    lines.map((line, at) => rectangle(ids[at] ?? '', at * 150, line ? { line } : {})),
  );
  const elements = ids.flatMap((id) => editor.store.find('element', id) ?? []) as readonly Outlined[];
  const stored = () =>
    ids.map((id) => {
      const element = editor.store.find('element', id);
      return element?.type === 'shape' ? element.line : undefined;
    });
  return { line: hookResult(editor, () => useLineOf(elements)), stored };
}

describe('useLineOf', () => {
  it('returns the format that all outlines have, and undefined where they differ', () => {
    expect(editorWith(thick, thick).line).toMatchObject({ fill: red, width: 6, dash: 'solid' });
    const { line } = editorWith(thick, { ...thick, width: 2, dash: 'dash' });
    expect([line.fill, line.width, line.dash]).toEqual([red, undefined, undefined]);
  });

  it('sets a default width with the colour of an outline without a width', () => {
    const { line, stored } = editorWith(undefined, thick);
    line.put({ fill: red });
    expect(stored()).toEqual([{ fill: red, width: 2 }, thick]);
  });

  it('sets no width with no colour, or with another property', () => {
    const { line, stored } = editorWith(undefined);
    line.put({ fill: { type: 'none' } });
    expect(stored()).toEqual([{ fill: { type: 'none' } }]);
    const other = editorWith(undefined);
    other.line.put({ dash: 'dash' });
    expect(other.stored()).toEqual([{ dash: 'dash' }]);
  });
});
