import type { TextBody } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import {
  bodyOfText,
  changedParagraph,
  patchedRun,
  plainText,
  withParagraphChange,
  withRunPatch,
} from './text-body.ts';

describe('patchedRun', () => {
  it('sets properties, and removes those that are undefined', () => {
    expect(patchedRun({ bold: true, size: 20 }, { bold: undefined, italic: true })).toEqual({
      size: 20,
      italic: true,
    });
    expect(patchedRun(undefined, { bold: false })).toEqual({ bold: false });
  });

  it('returns undefined when no property is left', () => {
    expect(patchedRun({ bold: true }, { bold: undefined })).toBeUndefined();
    expect(patchedRun(undefined, {})).toBeUndefined();
  });

  it('leaves the given properties unchanged', () => {
    const props = { bold: true };
    patchedRun(props, { bold: false });
    expect(props).toEqual({ bold: true });
  });
});

describe('withRunPatch', () => {
  const body: TextBody = {
    paragraphs: [
      {
        props: { align: 'r' },
        runs: [{ type: 'text', text: 'a', props: { size: 9 } }, { type: 'break' }],
        endProps: { size: 9 },
      },
    ],
    box: { wrap: true },
  };

  it('changes every run and the end, and keeps the rest', () => {
    expect(withRunPatch(body, { bold: true })).toEqual({
      paragraphs: [
        {
          props: { align: 'r' },
          runs: [
            { type: 'text', text: 'a', props: { size: 9, bold: true } },
            { type: 'break', props: { bold: true } },
          ],
          endProps: { size: 9, bold: true },
        },
      ],
      box: { wrap: true },
    });
  });

  it('stores no empty properties', () => {
    const [paragraph] = withRunPatch(body, { size: undefined }).paragraphs;
    expect(paragraph).toEqual({
      props: { align: 'r' },
      runs: [{ type: 'text', text: 'a' }, { type: 'break' }],
    });
  });
});

describe('changedParagraph', () => {
  const paragraph = { props: { align: 'r' as const, level: 1 }, runs: [] };

  it('replaces the properties, without undefined ones', () => {
    expect(changedParagraph(paragraph, (props) => ({ ...props, level: undefined }) as never)).toEqual({
      props: { align: 'r' },
      runs: [],
    });
    expect(changedParagraph({ runs: [] }, (props) => ({ ...props, level: 2 }))).toEqual({
      props: { level: 2 },
      runs: [],
    });
  });

  it('stores no empty properties', () => {
    expect(changedParagraph(paragraph, () => ({}))).toEqual({ runs: [] });
  });

  it('is applied to each paragraph of a body', () => {
    const changed = withParagraphChange(
      { paragraphs: [paragraph, { runs: [] }], box: { wrap: false } },
      (props) => ({
        level: (props.level ?? 0) + 1,
      }),
    );
    expect(changed).toEqual({
      paragraphs: [
        { props: { level: 2 }, runs: [] },
        { props: { level: 1 }, runs: [] },
      ],
      box: { wrap: false },
    });
  });
});

describe('plainText', () => {
  it('has one line per paragraph and break, and the source of formulas', () => {
    expect(
      plainText({
        paragraphs: [
          { runs: [{ type: 'text', text: 'a' }, { type: 'break' }, { type: 'formula', latex: 'x^2' }] },
          { runs: [] },
          { runs: [{ type: 'field', field: 'slidenum', text: '3' }] },
        ],
      }),
    ).toBe('a\nx^2\n\n3');
  });
});

describe('bodyOfText', () => {
  it('has a paragraph for each line, of any line end', () => {
    expect(bodyOfText('a\r\nb\rc\nd').paragraphs.map(({ runs }) => runs)).toEqual(
      ['a', 'b', 'c', 'd'].map((text) => [{ type: 'text', text }]),
    );
    expect(bodyOfText('')).toEqual({ paragraphs: [{ runs: [] }] });
  });

  it('gives the style to runs, and to the ends of empty lines only', () => {
    const props = { bold: true };
    expect(bodyOfText('a\n', props).paragraphs).toEqual([
      { runs: [{ type: 'text', text: 'a', props }] },
      { runs: [], endProps: props },
    ]);
  });
});
