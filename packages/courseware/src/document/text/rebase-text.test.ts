import { describe, expect, it } from 'vitest';
import type { Paragraph, RunProps } from '../../records/text.ts';
import { rebasedParagraphs, rebasedWords } from './rebase-text.ts';

const said = (...lines: [text: string, props?: RunProps][]): Paragraph[] =>
  lines.map(([text, props]) => ({
    runs: text === '' ? [] : [props ? { type: 'text', text, props } : { type: 'text', text }],
  }));

describe('concurrent versions of the same plain text', () => {
  it.each([
    ['春天来了', '春天来了地理课', '【乙】春天来了', '【乙】春天来了地理课'],
    ['春天来了', '春天来了地理课', '', '地理课'],
    ['春天来了', '地理课', '【乙】春天来了', '【乙】地理课'],
    ['春天来了', '春来了', '春天来', '春来'],
    ['春天', '春天课', '春天课', '春天课'],
    ['', '甲', '乙', '乙甲'],
    ['a👩b', 'a👩b甲', 'a👨b', 'a👨b甲'],
    ['春天', '春天', '秋天', '秋天'],
    ['春天', '夏天', '春天', '夏天'],
  ])('%s: %s merged with %s gives %s', (base, mine, theirs, both) => {
    expect(rebasedWords({ base, mine, theirs })).toBe(both);
  });
});

describe('concurrent versions of the same paragraphs', () => {
  const base = said(['春天来了']);

  it('keep a format that one user set while the other user composed, also for the composed text', () => {
    expect(
      rebasedParagraphs({
        base,
        mine: said(['春天来了地理课']),
        theirs: said(['春天来了', { italic: true }]),
      }),
    ).toEqual(said(['春天来了地理课', { italic: true }]));
  });

  it('keep both formats when each user set a different one', () => {
    expect(
      rebasedParagraphs({
        base,
        mine: said(['春天来了', { bold: true }]),
        theirs: said(['春天来了', { italic: true }]),
      }),
    ).toEqual(said(['春天来了', { bold: true, italic: true }]));
  });

  it('keep paragraphs that the other user inserted, and paragraph formats', () => {
    const centred = (paragraphs: Paragraph[]) =>
      paragraphs.map((one): Paragraph => ({ ...one, props: { align: 'ctr' } }));
    expect(
      rebasedParagraphs({
        base,
        mine: said(['春天来了！']),
        theirs: centred(said(['题目'], ['春天来了'])),
      }),
    ).toEqual(centred(said(['题目'], ['春天来了！'])));
  });

  it('contain only the composed text, and at least one paragraph, after the other user deleted all text', () => {
    const gone: Paragraph[] = [{ runs: [] }];
    expect(rebasedParagraphs({ base, mine: said(['春天来了地理课']), theirs: gone })).toEqual(
      said(['地理课']),
    );
    expect(rebasedParagraphs({ base, mine: gone, theirs: gone })).toEqual(gone);
    const two = said(['一'], ['二']);
    expect(rebasedParagraphs({ base: two, mine: said(['一']), theirs: said(['二']) }).length).toBeGreaterThan(
      0,
    );
  });
});
