import type { Bullet, Paragraph } from '@lectern/courseware';
import type { Content } from '@lectern/questions';
import { contentOf, gapRun } from '@lectern/questions/shown';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuestionHostContext } from '../answer-view.ts';
import { bulletsOf, ContentView, type ContentViewProps } from './content-view.tsx';

function drawn(content: Content, props: Partial<ContentViewProps> = {}): string {
  return renderToStaticMarkup(<ContentView content={content} {...props} />);
}

const text = (words: string, props: object = {}) => ({ type: 'text' as const, text: words, props });

describe('a text of a question', () => {
  it('shows paragraphs, bullets and formats without elements that a label may not contain', () => {
    const html = drawn({
      paragraphs: [
        { runs: [text('甲', { bold: true })], props: { bullet: { type: 'number', scheme: 'arabicPeriod' } } },
        { runs: [text('乙'), { type: 'break' }, text('丙')] },
      ],
    });
    expect(html).toContain('<span style="font-weight:700">甲</span>');
    expect(html).toContain('>1.</span>');
    expect(html).toContain('乙<br/>丙');
    expect(html).not.toMatch(/<(div|p|ul)\b/);
  });

  it('shows pinyin over each character, and cells of a grid', () => {
    expect(drawn({ paragraphs: [{ runs: [text('处', { ruby: 'chǔ' })] }] })).toMatch(
      /<ruby[^>]*>处<rt[^>]*>chǔ<\/rt><\/ruby>/,
    );
    const grid = drawn({ paragraphs: [{ runs: [text('山水')], props: { wordGrid: 'rice' } }] });
    expect(grid.match(/data-letter-cell="rice"/g)).toHaveLength(2);
  });

  it('shows the source of a formula until KaTeX is loaded', () => {
    expect(drawn({ paragraphs: [{ runs: [{ type: 'formula', latex: 'x^9+1' }] }] })).toContain(
      'data-formula=""',
    );
  });

  it('draws gaps by the function, and as a line without it', () => {
    const passage = { paragraphs: [{ runs: [text('春眠'), gapRun('g'), text('晓')] }] };
    expect(drawn(passage, { gap: (id) => <b>{id}</b> })).toContain('春眠<b>g</b>晓');
    expect(drawn(passage)).toContain('春眠____晓');
  });

  it('shows a link only to the web', () => {
    const link = (url: string) => ({ runs: [text('链接', { link: { type: 'url', url } })] });
    expect(drawn({ paragraphs: [link('https://example.org')] })).toContain('<a href="https://example.org"');
    expect(drawn({ paragraphs: [link('javascript:alert(1)')] })).not.toContain('<a');
  });

  it('shows the name of a medium until its address is known, then the picture', () => {
    const picture = {
      paragraphs: [],
      media: [{ type: 'picture' as const, asset: 'a'.repeat(64), alt: '蝴蝶' }],
    };
    expect(drawn(picture)).toContain('蝴蝶');
    expect(drawn(picture)).not.toContain('<img');
    const html = renderToStaticMarkup(
      <QuestionHostContext value={{ assetUrl: (hash) => `/f/${hash}` }}>
        <ContentView content={picture} />
      </QuestionHostContext>,
    );
    expect(html).toContain(`<img src="/f/${'a'.repeat(64)}" alt="蝴蝶"`);
    expect(html).toContain('aria-label="放大：蝴蝶"');
  });

  it('begins its first line with the lead, also without words', () => {
    expect(drawn(contentOf('题干'), { lead: <i>2分</i> })).toContain('<i>2分</i>题干');
    expect(drawn({ paragraphs: [] }, { lead: <i>2分</i> })).toContain('<i>2分</i>');
  });
});

const number = { type: 'number', scheme: 'arabicPeriod' } as const;

function paragraphs(...bullets: readonly (Bullet | undefined | [Bullet, number])[]): Paragraph[] {
  return bullets.map((each) => {
    const [bullet, level] = Array.isArray(each) ? each : [each, 0];
    return { runs: [], props: { bullet, level } };
  });
}

it('bulletsOf returns numbers that count on by level, and begin again after a text without a number', () => {
  const inner = [{ type: 'number', scheme: 'alphaLcParenR' }, 1] as [Bullet, number];
  expect(bulletsOf(paragraphs(number, inner, inner, number, undefined, number))).toEqual([
    '1.',
    'a)',
    'b)',
    '2.',
    undefined,
    '1.',
  ]);
  expect(bulletsOf(paragraphs({ ...number, start: 5 }, { ...number, start: 5 }))).toEqual(['5.', '6.']);
});

it('bulletsOf returns a dot for pictures and for characters of symbol fonts', () => {
  expect(
    bulletsOf(
      paragraphs(
        { type: 'char', char: '\uf0b7' },
        { type: 'char', char: '–' },
        { type: 'picture', asset: 'a'.repeat(64) },
        { type: 'none' },
      ),
    ),
  ).toEqual(['•', '–', '•', undefined]);
});
