import type { Paragraph, RunProps, TextBody } from '@lectern/courseware';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { bodyFrom, documentFrom } from './document.ts';
import { lookOfMarks } from './schema.ts';
import * as commands from './text-commands.ts';

const text = (words: string, props?: RunProps) => ({
  type: 'text' as const,
  text: words,
  ...(props ? { props } : {}),
});
const bold = { bold: true };
const of = (...paragraphs: readonly Paragraph[]): TextBody => ({ paragraphs: [...paragraphs] });
/** A state with the selection between two positions; position 1 is before the first letter. */
function stateOf(body: TextBody, from: number, to = from): EditorState {
  const state = EditorState.create({ doc: documentFrom(body) });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
}
const after = (state: EditorState, tr: Transaction) => bodyFrom(state.apply(tr).doc).paragraphs;
/** The state after a command; undefined when it leaves the key to others. */
function run(state: EditorState, command: Command): EditorState | undefined {
  let next = state;
  const done = command(state, (tr) => {
    next = state.apply(tr);
  });
  return done ? next : undefined;
}
const paragraphsOf = (state: EditorState | undefined) => state && bodyFrom(state.doc).paragraphs;
const dot = { type: 'char', char: '•' } as const;

describe('lookAtCursor', () => {
  it('is the style of the text before the cursor, of the end of an empty paragraph, or of what was chosen', () => {
    const body = of(
      { runs: [text('ab', bold), text('c')] },
      { runs: [], endProps: { size: 9 } },
      { runs: [] },
    );
    expect(commands.lookAtCursor(stateOf(body, 3))).toEqual(bold);
    expect(commands.lookAtCursor(stateOf(body, 4))).toBeUndefined();
    expect(commands.lookAtCursor(stateOf(body, 6))).toEqual({ size: 9 });
    expect(commands.lookAtCursor(stateOf(body, 8))).toBeUndefined();
    expect(commands.lookAtCursor(stateOf(body, 1, 3))).toBeUndefined();
    const state = stateOf(body, 4);
    expect(commands.lookAtCursor(state.apply(commands.patchSelectedRuns(state, { italic: true })))).toEqual({
      italic: true,
    });
  });
});

describe('patchSelectedRuns', () => {
  it('changes exactly the selected letters', () => {
    const state = stateOf(of({ runs: [text('abcd')] }), 2, 4);
    expect(after(state, commands.patchSelectedRuns(state, bold))).toEqual([
      { runs: [text('a'), text('bc', bold), text('d')] },
    ]);
  });

  it('keeps other properties, and removes a style without any left', () => {
    const state = stateOf(of({ runs: [text('ab', { bold: true, size: 9 }), text('cd', bold)] }), 1, 5);
    expect(after(state, commands.patchSelectedRuns(state, { bold: undefined }))).toEqual([
      { runs: [text('ab', { size: 9 }), text('cd')] },
    ]);
  });

  it('changes the ends of paragraphs that are selected past their end, and of empty ones', () => {
    const body = of({ runs: [text('ab')] }, { runs: [] }, { runs: [text('cd')] });
    const state = stateOf(body, 2, 8);
    expect(after(state, commands.patchSelectedRuns(state, bold))).toEqual([
      { runs: [text('a'), text('b', bold)], endProps: bold },
      { runs: [], endProps: bold },
      { runs: [text('c', bold), text('d')] },
    ]);
    const whole = stateOf(body, 1, 3);
    expect(after(whole, commands.patchSelectedRuns(whole, bold))[0]).toEqual({ runs: [text('ab', bold)] });
  });

  it('changes the text to be typed without a selection', () => {
    const state = stateOf(of({ runs: [text('ab')] }), 3);
    const next = state.apply(commands.patchSelectedRuns(state, bold));
    expect(paragraphsOf(next)).toEqual([{ runs: [text('ab')] }]);
    expect(paragraphsOf(next.apply(next.tr.insertText('c')))).toEqual([
      { runs: [text('ab'), text('c', bold)] },
    ]);
    const empty = stateOf(of({ runs: [] }), 1);
    expect(after(empty, commands.patchSelectedRuns(empty, bold))).toEqual([{ runs: [], endProps: bold }]);
  });
});

describe('changeSelectedParagraphs', () => {
  it('changes every paragraph that the selection touches, and keeps the chosen style', () => {
    const body = of({ runs: [text('a')] }, { runs: [text('b')] }, { props: { level: 1 }, runs: [text('c')] });
    const state = stateOf(body, 4, 7);
    const tr = commands.changeSelectedParagraphs(state, (props) => ({ ...props, align: 'r' }));
    expect(after(state, tr).map(({ props }) => props)).toEqual([
      undefined,
      { align: 'r' },
      { align: 'r', level: 1 },
    ]);
    const cursor = stateOf(body, 2);
    const chosen = cursor.apply(commands.patchSelectedRuns(cursor, bold));
    const next = chosen.apply(
      commands.changeSelectedParagraphs(chosen, (props) => ({ ...props, align: 'r' })),
    );
    expect(lookOfMarks(next.storedMarks ?? [])).toEqual(bold);
  });

  it('stores no empty properties', () => {
    const state = stateOf(of({ props: { level: 1 }, runs: [] }), 1);
    expect(
      after(
        state,
        commands.changeSelectedParagraphs(state, () => ({})),
      ),
    ).toEqual([{ runs: [] }]);
  });
});

describe('restyleParagraphs', () => {
  it('changes paragraphs with all their runs and their ends', () => {
    const body = of(
      { runs: [text('ab'), text('c', { size: 9 })], endProps: { size: 9 } },
      { runs: [text('d')] },
    );
    const state = stateOf(body, 2);
    const next = state.apply(
      commands.restyleParagraphs(state, { bold: true, size: undefined }, (props) => ({ ...props, level: 1 })),
    );
    expect(paragraphsOf(next)).toEqual([
      { props: { level: 1 }, runs: [text('abc', bold)], endProps: bold },
      { runs: [text('d')] },
    ]);
    expect(lookOfMarks(next.storedMarks ?? [])).toEqual(bold);
  });

  it('removes styles without any property left', () => {
    const state = stateOf(of({ runs: [text('ab', bold)], endProps: bold }), 1, 3);
    expect(
      after(
        state,
        commands.restyleParagraphs(state, { bold: undefined }, (props) => props),
      ),
    ).toEqual([{ runs: [text('ab')] }]);
  });
});

describe('linkAround', () => {
  const link = (url: string) => ({ link: { type: 'url' as const, url } });
  const one = link('https://one.example/');
  const chosen = (body: TextBody, at: number, to?: number) => {
    const state = stateOf(body, at, to);
    const tr = commands.linkAround(state);
    return tr && [tr.selection.from, tr.selection.to];
  };

  it('selects the whole link, across its styles', () => {
    const body = of({ runs: [text('ab'), text('cd', one), text('ef', { ...one, bold: true }), text('gh')] });
    for (const at of [4, 5, 6, 7]) expect(chosen(body, at)).toEqual([3, 7]);
    expect(chosen(body, 2)).toBeUndefined();
    expect(chosen(body, 8)).toBeUndefined();
    expect(chosen(body, 4, 5)).toBeUndefined();
  });

  it('leaves out another link, also to the same address', () => {
    const other = link('https://two.example/');
    expect(chosen(of({ runs: [text('ab', one), text('cd', other)] }), 4)).toEqual([3, 5]);
    const twice = of({ runs: [text('ab', one), text('-'), text('cd', one)] });
    expect(chosen(twice, 2)).toEqual([1, 3]);
    expect(chosen(twice, 5)).toEqual([4, 6]);
  });
});

describe('sampleOf', () => {
  it('contains the selected runs of each paragraph', () => {
    const body = of(
      { props: { align: 'r' }, runs: [text('ab'), text('cd', bold)], endProps: { size: 9 } },
      { runs: [text('ef')] },
      { runs: [text('gh')] },
    );
    expect(commands.sampleOf(stateOf(body, 3, 8))).toEqual({
      parts: [
        {
          elementId: undefined,
          paragraphs: [
            { props: { align: 'r' }, runs: [text('cd', bold)], endProps: { size: 9 } },
            { runs: [text('ef')] },
          ],
        },
      ],
    });
    expect(commands.sampleOf(stateOf(body, 2, 3)).parts[0]?.paragraphs[0]?.runs).toEqual([text('ab')]);
  });

  it('contains the style of the text to be typed without a selection', () => {
    const runs = (at: number) =>
      commands.sampleOf(stateOf(of({ runs: [text('ab', bold), text('c')] }), at)).parts[0]?.paragraphs[0]
        ?.runs;
    expect(runs(3)).toEqual([text('', bold)]);
    expect(runs(4)).toEqual([text('')]);
  });
});

describe('splitParagraph', () => {
  it('begins a paragraph in the same style', () => {
    const state = run(
      stateOf(of({ props: { level: 1 }, runs: [text('abcd', bold)] }), 3),
      commands.splitParagraph,
    );
    expect(paragraphsOf(state)).toEqual([
      { props: { level: 1 }, runs: [text('ab', bold)] },
      { props: { level: 1 }, runs: [text('cd', bold)] },
    ]);
    expect(state?.selection.from).toBe(5);
  });

  it('gives an empty paragraph on either side the style', () => {
    const end = run(stateOf(of({ runs: [text('ab', bold)] }), 3), commands.splitParagraph);
    expect(paragraphsOf(end)).toEqual([{ runs: [text('ab', bold)] }, { runs: [], endProps: bold }]);
    const begin = run(stateOf(of({ runs: [text('ab', bold)] }), 1), commands.splitParagraph);
    expect(paragraphsOf(begin)).toEqual([{ runs: [], endProps: bold }, { runs: [text('ab', bold)] }]);
  });

  it('replaces the selected text', () => {
    const state = run(stateOf(of({ runs: [text('abcd')] }), 2, 4), commands.splitParagraph);
    expect(paragraphsOf(state)).toEqual([{ runs: [text('a')] }, { runs: [text('d')] }]);
  });

  it('ends a list in an empty item, but not with text or without a bullet', () => {
    const item = (runs: Paragraph['runs'], bullet: object = dot) =>
      stateOf(of({ props: { bullet: bullet as typeof dot, marginLeft: 36, indent: -36 }, runs }), 1);
    expect(paragraphsOf(run(item([]), commands.splitParagraph))).toEqual([
      { props: { bullet: { type: 'none' }, marginLeft: 0, indent: 0 }, runs: [] },
    ]);
    expect(paragraphsOf(run(item([text('a')]), commands.splitParagraph))).toHaveLength(2);
    expect(paragraphsOf(run(item([], { type: 'none' }), commands.splitParagraph))).toHaveLength(2);
    expect(commands.splitParagraph(stateOf(of({ runs: [] }), 1))).toBe(true);
  });
});

describe('insertBreak', () => {
  it('replaces the selection by a break, and continues in the same style', () => {
    const state = run(stateOf(of({ runs: [text('abc', bold)] }), 2), commands.insertBreak);
    expect(paragraphsOf(state)).toEqual([
      { runs: [text('a', bold), { type: 'break', props: bold }, text('bc', bold)] },
    ]);
    expect(lookOfMarks(state?.storedMarks ?? [])).toEqual(bold);
    const selected = run(stateOf(of({ runs: [text('abc')] }), 2, 3), commands.insertBreak);
    expect(paragraphsOf(selected)).toEqual([{ runs: [text('a'), { type: 'break' }, text('c')] }]);
  });
});

describe('indent', () => {
  const levels = (state: EditorState | undefined) => paragraphsOf(state)?.map(({ props }) => props?.level);

  it('indents at the beginning of a paragraph, and inserts a tab elsewhere', () => {
    expect(levels(run(stateOf(of({ runs: [text('ab')] }), 1), commands.indent(1)))).toEqual([1]);
    expect(paragraphsOf(run(stateOf(of({ runs: [text('ab')] }), 2), commands.indent(1)))).toEqual([
      { runs: [text('a\tb')] },
    ]);
  });

  it('indents all selected paragraphs, and back anywhere', () => {
    const body = of({ props: { level: 1 }, runs: [text('ab')] }, { runs: [text('cd')] });
    expect(levels(run(stateOf(body, 2, 6), commands.indent(1)))).toEqual([2, 1]);
    expect(levels(run(stateOf(body, 2), commands.indent(-1)))).toEqual([undefined, undefined]);
  });
});

describe('removeBullet', () => {
  const item = (bullet?: object): TextBody =>
    of({
      ...(bullet ? { props: { bullet: bullet as typeof dot, marginLeft: 36, indent: -36 } } : {}),
      runs: [text('ab')],
    });

  it('removes the bullet at the very beginning of an item, and leaves other keys alone', () => {
    expect(paragraphsOf(run(stateOf(item(dot), 1), commands.removeBullet))?.[0]?.props).toEqual({
      bullet: { type: 'none' },
      marginLeft: 0,
      indent: 0,
    });
    expect(run(stateOf(item(dot), 2), commands.removeBullet)).toBeUndefined();
    expect(run(stateOf(item(dot), 1, 2), commands.removeBullet)).toBeUndefined();
    expect(run(stateOf(item({ type: 'none' }), 1), commands.removeBullet)).toBeUndefined();
    expect(run(stateOf(item(), 1), commands.removeBullet)).toBeUndefined();
  });
});

it('chooseEverything selects the whole text', () => {
  const state = run(
    stateOf(of({ runs: [text('ab')] }, { runs: [text('cd')] }), 2),
    commands.chooseEverything,
  );
  expect([state?.selection.from, state?.selection.to]).toEqual([1, 7]);
});
