import {
  designOf,
  type ResolvedParagraph,
  resolveText,
  SnapshotReader,
  type TextBody,
} from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext } from '../stage-context.ts';
import { loadSymbols } from './fonts/symbol-fonts.ts';
import { ParagraphView } from './paragraph-view.tsx';
import { PlainParagraph, type PlainParagraphProps } from './plain-paragraph.tsx';
import type { TextScope } from './text-scope.ts';

const reader = new SnapshotReader({ records: [] });
const design = designOf(reader, 'page');
const scope = {
  colors: design.colors,
  theme: undefined,
  fontScale: 1,
  lineReduction: 0,
  pageNumber: 7,
  vertical: 'horz',
} as TextScope;
const text = (words: string, props: object = {}) => ({ type: 'text', text: words, props });
const bullet = { type: 'char', char: '-' };

function paragraphOf(runs: object[], props: object = {}): ResolvedParagraph {
  const [paragraph] = resolveText({ paragraphs: [{ runs, props }] } as unknown as TextBody, []);
  if (!paragraph) throw new Error('no paragraph');
  return paragraph;
}
function drawn(
  paragraph: ResolvedParagraph,
  more: Partial<PlainParagraphProps> = {},
  Drawing = PlainParagraph as React.ComponentType<PlainParagraphProps>,
): string {
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode: 'show', labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 7, design }}>
        <Drawing paragraph={paragraph} index={0} last scope={scope} {...more} />
      </PageScopeContext>
    </StageContext>,
  );
}
const wordsOf = (html: string) => html.replace(/<br\/>/g, '|').replace(/<[^>]*>/g, '');

describe('PlainParagraph', () => {
  it('shows its bullet and its runs, and the number of the page in a field', () => {
    const runs = [text('page '), { type: 'field', field: 'slidenum', text: '?' }];
    expect(wordsOf(drawn(paragraphOf(runs, { bullet })))).toBe('-\u2060page 7');
    expect(drawn(paragraphOf(runs), { index: 3 })).toContain('data-paragraph="3"');
  });

  it('has the height of a line without a bullet when it is empty', () => {
    expect(wordsOf(drawn(paragraphOf([], { bullet })))).toBe('\u200b');
    expect(wordsOf(drawn(paragraphOf([text('')], { bullet })))).toBe('\u200b');
    expect(wordsOf(drawn(paragraphOf([text('a')])))).toBe('a');
  });

  it('has a line after a break at its end only', () => {
    const end = { type: 'break' };
    expect(wordsOf(drawn(paragraphOf([text('a'), end])))).toBe('a|\u200b');
    expect(wordsOf(drawn(paragraphOf([text('a'), end, text('b')])))).toBe('a|b');
  });

  it('has boxes for tabs that CSS cannot place', () => {
    expect(drawn(paragraphOf([text('a\tb')], { marginLeft: 10 }))).toContain('data-tab=""');
    expect(drawn(paragraphOf([text('a\tb')]))).not.toContain('data-tab');
  });

  it('has no space before the first paragraph and after the last', () => {
    const spacing = { type: 'points', value: 15 };
    const spaced = paragraphOf([text('a')], { spaceBefore: spacing, spaceAfter: spacing });
    const isSpaced = (more: Partial<PlainParagraphProps>) => /:20px/.test(drawn(spaced, more));
    expect(isSpaced({ index: 0, last: true })).toBe(false);
    expect(isSpaced({ index: 1, last: true })).toBe(true);
    expect(isSpaced({ index: 0, last: false })).toBe(true);
  });

  it('marks a punctuation mark before another run that may hang', () => {
    const runs = [text('你好，'), text('再见')];
    expect(drawn(paragraphOf(runs, { hangingPunctuation: true }))).toContain('data-hang=""');
    expect(drawn(paragraphOf(runs, { hangingPunctuation: false }))).not.toContain('data-hang');
    expect(drawn(paragraphOf([text('你好，'), text('。')], { hangingPunctuation: true }))).not.toMatch(
      /data-hang="">，/,
    );
  });

  it('shows the words of its grid in place of the text', () => {
    const drawWords = (words: string, ruby: string | undefined) => <b>{`${words}/${ruby ?? ''}`}</b>;
    const runs = [text('啊', { ruby: 'ā' }), { type: 'field', field: 'slidenum', text: '?' }];
    expect(wordsOf(drawn(paragraphOf(runs), { drawWords }))).toBe('啊/ā7');
  });
});

it('a paragraph in a symbol font shows the characters that replace the characters of the font', async () => {
  await loadSymbols();
  const html = drawn(paragraphOf([text('\uf04a', { latin: 'Wingdings' })]));
  expect(html).not.toContain('data-loading');
  expect(wordsOf(html)).toBe('☺');
  // A font that has the character.
  expect(html).toMatch(/<span style="font-family:&quot;Arial&quot;/);
  expect(drawn(paragraphOf([text('a', { latin: 'Georgia' })]))).toContain('&quot;Georgia&quot;');
});

it('ParagraphView marks a paragraph whose grid is loading, and draws others at once', () => {
  const paragraph = paragraphOf([text('啊')]);
  const gridded = { ...paragraph, wordGrid: 'rice' as const };
  expect(drawn(paragraph, {}, ParagraphView)).not.toContain('data-loading');
  expect(drawn(gridded, {}, ParagraphView)).toMatch(/^<div data-loading="" style="display:contents">/);
});
