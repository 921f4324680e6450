import type { Paragraph, TextBody } from '@lectern/courseware';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { documentFrom } from './document.ts';
import { minimalReplace } from './minimal-replace.ts';
import { bodyOfText } from './text-body.ts';

function replaced(before: TextBody, after: TextBody) {
  const state = EditorState.create({ doc: documentFrom(before) });
  const tr = minimalReplace(state, documentFrom(after));
  if (tr) expect(tr.doc.toJSON()).toEqual(documentFrom(after).toJSON());
  return tr;
}
/** The position after the change of each position before it. */
const mapped = (before: TextBody, after: TextBody, ...positions: readonly number[]) => {
  const tr = replaced(before, after);
  return positions.map((each) => tr?.mapping.map(each));
};
const of = (...paragraphs: readonly Paragraph[]): TextBody => ({ paragraphs: [...paragraphs] });
const text = (words: string, props?: object) => ({
  type: 'text' as const,
  text: words,
  ...(props ? { props } : {}),
});

describe('minimalReplace', () => {
  it('returns undefined for an equal text', () => {
    expect(replaced(bodyOfText('abc'), bodyOfText('abc'))).toBeUndefined();
  });

  it('keeps the cursor between the same letters, around several changes', () => {
    // Position 1 is before the first letter.
    expect(mapped(bodyOfText('one two three'), bodyOfText('two six three'), 1, 5, 8, 9)).toEqual([
      1, 1, 8, 9,
    ]);
    expect(mapped(bodyOfText('abcdef'), bodyOfText('abXcdYef'), 3, 4, 6, 7)).toEqual([4, 5, 8, 9]);
  });

  it('inserts and deletes paragraphs in between', () => {
    expect(mapped(bodyOfText('a\nb'), bodyOfText('a\nnew\nb'), 1, 2, 5)).toEqual([1, 2, 10]);
    expect(mapped(bodyOfText('a\nold\nb'), bodyOfText('a\nb'), 2, 10)).toEqual([2, 5]);
    expect(replaced(bodyOfText('a'), bodyOfText(''))).toBeDefined();
    expect(replaced(bodyOfText(''), bodyOfText('a\nb'))).toBeDefined();
  });

  it('counts a character of two code units once', () => {
    expect(mapped(bodyOfText('🍂b'), bodyOfText('🍂ab'), 3, 4)).toEqual([4, 5]);
  });

  it('changes only the styles of letters that stay', () => {
    const tr = replaced(
      of({ runs: [text('abc')] }),
      of({ runs: [text('a'), text('b', { bold: true }), text('c')] }),
    );
    expect(tr?.mapping.map(2)).toBe(2);
    expect(tr?.steps.map((step) => step.toJSON().stepType)).toEqual(['addMark']);
    const off = replaced(of({ runs: [text('abc', { bold: true })] }), of({ runs: [text('abc')] }));
    expect(off?.steps).toHaveLength(1);
  });

  it('changes the properties of a paragraph in place', () => {
    const tr = replaced(of({ runs: [text('abc')] }), of({ props: { align: 'r' }, runs: [text('abc')] }));
    expect(tr?.steps).toHaveLength(1);
    expect(tr?.mapping.map(2)).toBe(2);
  });

  it('keeps a formula that stays, and replaces another', () => {
    const formula = (latex: string) => ({ type: 'formula' as const, latex });
    const before = of({ runs: [formula('x'), text('a')] });
    expect(mapped(before, of({ runs: [text('n'), formula('x'), text('a')] }), 2, 3)).toEqual([3, 4]);
    expect(replaced(before, of({ runs: [formula('y'), text('a')] }))).toBeDefined();
    expect(mapped(of({ runs: [formula('x'), formula('y')] }), of({ runs: [formula('y')] }), 2, 3)).toEqual([
      1, 2,
    ]);
  });
});
