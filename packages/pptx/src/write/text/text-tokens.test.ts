import type { Paragraph, Run } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { rootOf } from '../../../test/xml-source.ts';
import { matchTokens, originalTokens, type Token, tokensOf } from './text-tokens.ts';

const A =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"';
const words = (text: string): Run => ({ type: 'text', text });
const BREAK: Run = { type: 'break' };
const field = (kind: string, text: string): Run => ({ type: 'field', field: kind, text }) as Run;
const formula = (latex: string, rest: object = {}): Run => ({ type: 'formula', latex, ...rest }) as Run;
const paragraph = (...runs: Run[]): Paragraph => ({ runs });
const keys = (tokens: readonly (Token | undefined)[]) => tokens.map((token) => token?.key).join('|');
const r = (text: string) => `<a:r><a:rPr/><a:t>${text}</a:t></a:r>`;

describe('tokensOf', () => {
  it('returns characters, breaks and ends of paragraphs with their indices', () => {
    const tokens = tokensOf([paragraph(words('a😀'), BREAK), paragraph()]);
    expect(tokens.map(({ key, paragraph: index }) => [key, index])).toEqual([
      ['a', 0],
      ['😀', 0],
      ['\u0001', 0],
      ['\n', 0],
      ['\n', 1],
    ]);
    expect(tokens[3]?.run).toBeUndefined();
  });

  it('returns different keys for different fields and formulas', () => {
    const key = (run: Run) => tokensOf([paragraph(run)])[0]?.key;
    const all = [
      field('slidenum', '1'),
      field('slidenum', '2'),
      field('datetime', '1'),
      formula('x'),
      formula('y'),
      formula('x', { display: true }),
      formula('x', { source: '<m/>' }),
    ].map(key);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('originalTokens', () => {
  const pieces = (xml: string, ...runs: Run[]) => {
    const tokens = originalTokens([paragraph(...runs)], [rootOf(`<a:p ${A}>${xml}</a:p>`)]);
    return tokens.map(
      ({ piece }) => piece && `${piece.element.name}${piece.isPlain ? '' : '!'} ${keys(piece.tokens)}`,
    );
  };

  it('returns the run of each character', () => {
    expect(pieces(`<a:pPr/>${r('ab')}${r('c')}<a:endParaRPr/>`, words('ab'), words('c'))).toEqual([
      'a:r a|b',
      'a:r a|b',
      'a:r c',
      undefined,
    ]);
  });

  it('returns breaks, fields and formulas', () => {
    expect(
      pieces(
        '<a:br/><a:fld id="{1}" type="slidenum"><a:t>5</a:t></a:fld><a14:m><m:oMath/></a14:m>',
        BREAK,
        field('slidenum', '5'),
        formula('x'),
      ).map((piece) => piece?.split(' ')[0]),
    ).toEqual(['a:br', 'a:fld', 'a14:m!', undefined]);
  });

  it('returns a field without a type as its text', () => {
    expect(pieces('<a:fld id="{1}"><a:t>ab</a:t></a:fld>', words('ab'))[0]).toBe('a:fld a|b');
  });

  it('returns a run with a line break as text and break', () => {
    expect(pieces(r('a\u000bb'), words('a'), BREAK, words('b'))[0]).toBe('a:r a|\u0001|b');
  });

  it('returns no pieces when the XML has another text than the record', () => {
    expect(pieces(r('ab'), words('ac'))).toEqual([undefined, undefined, undefined]);
    expect(pieces(r('ab'), words('abc'))).toEqual([undefined, undefined, undefined, undefined]);
    expect(pieces('<a:br/>', field('slidenum', '5'))).toEqual([undefined, undefined]);
    expect(originalTokens([paragraph(words('a'))], [])).toMatchObject([
      { key: 'a', paragraph: 0 },
      { key: '\n' },
    ]);
  });

  it('has the indices of paragraphs', () => {
    const elements = ['a', 'b'].map((text) => rootOf(`<a:p ${A}>${r(text)}</a:p>`));
    const tokens = originalTokens([paragraph(words('a')), paragraph(words('b'))], elements);
    expect(tokens.map(({ paragraph: index }) => index)).toEqual([0, 0, 1, 1]);
    expect(tokens[2]?.piece?.element).toBe(elements[1]?.children[0]);
  });
});

describe('matchTokens', () => {
  const tokens = (text: string) => tokensOf([paragraph(words(text))]);
  /** Positions in the original. */
  const matched = (own: string, original: string) => {
    const theirs = tokens(original);
    return matchTokens(tokens(own), theirs)
      .map((token) => (token ? theirs.indexOf(token) : '-'))
      .join(' ');
  };

  it.each([
    ['abc', 'abc', '0 1 2 3'],
    ['abXc', 'abc', '0 1 - 2 3'],
    ['ac', 'abc', '0 2 3'],
    ['Xabc', 'abc', '- 0 1 2 3'],
    ['abcX', 'abc', '0 1 2 - 3'],
    ['', 'abc', '3'],
    ['abc', '', '- - - 0'],
    ['aXcYe', 'abcde', '0 - 2 - 4 5'],
    ['bca', 'abc', '1 2 - 3'],
    ['aa', 'aaa', '0 1 3'],
    ['xayb', 'yabx', '- - 0 2 4'],
  ])('matches %s with %s at %s', (own, original, expected) => {
    expect(matched(own, original)).toBe(expected);
  });

  it('matches only the ends of texts that differ much', () => {
    const [own, original] = [`a${'xy'.repeat(1500)}b`, `a${'yx'.repeat(1500)}b`];
    const found = matchTokens(tokens(own), tokens(original));
    expect(found.filter(Boolean)).toHaveLength(3);
  });
});
