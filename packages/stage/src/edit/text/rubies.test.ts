import type { Paragraph } from '@lectern/courseware';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { bodyFrom, documentFrom } from './document.ts';
import { charactersOf, withRubies } from './rubies.ts';
import { patchSelectedRuns } from './text-commands.ts';

const plain: Paragraph = {
  runs: [
    { type: 'text', text: '轻轻', props: { bold: true } },
    { type: 'formula', latex: 'x' },
    { type: 'text', text: '𠮷地' },
  ],
};

describe('annotations over characters', () => {
  it('are added over each character, with equal neighbours in one run, and removed again', () => {
    const over = withRubies(
      plain,
      new Map([
        [0, 'qīng'],
        [1, 'qīng'],
        [5, 'dì'],
      ]),
    );
    expect(over.runs).toEqual([
      { type: 'text', text: '轻轻', props: { bold: true, ruby: 'qīng' } },
      { type: 'formula', latex: 'x' },
      { type: 'text', text: '𠮷' },
      { type: 'text', text: '地', props: { ruby: 'dì' } },
    ]);
    const { text, rubies } = charactersOf(over);
    expect(text).toBe('轻轻\ufffc𠮷地');
    expect(rubies).toEqual(['qīng', 'qīng', undefined, undefined, undefined, 'dì']);
    expect(
      withRubies(
        over,
        new Map([
          [0, undefined],
          [1, undefined],
          [5, undefined],
        ]),
      ),
    ).toEqual(plain);
  });

  it('are not inherited by text typed after them, and stay when a style is set and removed', () => {
    const body = { paragraphs: [{ runs: [{ type: 'text' as const, text: '秋', props: { ruby: 'qiū' } }] }] };
    let state = EditorState.create({ doc: documentFrom(body) });
    state = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
    state = state.apply(state.tr.insertText('天'));
    expect(bodyFrom(state.doc).paragraphs[0]?.runs).toEqual([
      { type: 'text', text: '秋', props: { ruby: 'qiū' } },
      { type: 'text', text: '天' },
    ]);
    const before = bodyFrom(state.doc);
    state = state.apply(
      state.tr.setSelection(
        TextSelection.between(state.doc.resolve(0), state.doc.resolve(state.doc.content.size)),
      ),
    );
    state = state.apply(patchSelectedRuns(state, { bold: true }));
    expect(bodyFrom(state.doc).paragraphs[0]?.runs.map(({ props }) => props)).toEqual([
      { bold: true, ruby: 'qiū' },
      { bold: true },
    ]);
    state = state.apply(patchSelectedRuns(state, { bold: undefined }));
    expect(bodyFrom(state.doc)).toEqual({ paragraphs: [{ ...before.paragraphs[0], endProps: undefined }] });
  });
});
