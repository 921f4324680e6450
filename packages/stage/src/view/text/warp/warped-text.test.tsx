// @isolated: the canvas that measures is kept by its module.
import {
  boxOf,
  designOf,
  type ResolvedTextBox,
  resolveText,
  SnapshotReader,
  type TextBody,
} from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext } from '../../stage-context.ts';
import type { TextScope } from '../text-scope.ts';
import { cased, straightLines } from './straight-lines.ts';
import { WarpedText } from './warped-text.tsx';

/** Fonts set for the canvas, which measures ten pixels per letter, eight above the baseline and two below. */
const fonts: string[] = [];
beforeAll(() => {
  const context = {
    set font(font: string) {
      fonts.push(font);
    },
    measureText: (text: string) => ({
      width: 10 * text.length,
      actualBoundingBoxAscent: 8,
      actualBoundingBoxDescent: 2,
    }),
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
});

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
const text = (words: string, props: object = {}) => ({
  type: 'text',
  text: words,
  props: { size: 18, latin: 'Arial', ...props },
});
const bodyOf = (...paragraphs: object[][]) =>
  ({ paragraphs: paragraphs.map((runs) => ({ runs })) }) as unknown as TextBody;
const linesOf = (...paragraphs: object[][]) => straightLines(resolveText(bodyOf(...paragraphs), []), scope);

describe('straightLines', () => {
  it('returns a line per paragraph and one more per break, without empty lines at the end', () => {
    const words = (...paragraphs: object[][]) =>
      linesOf(...paragraphs).map(({ runs }) => runs.map((run) => run.text).join(''));
    expect(words([text('ab'), { type: 'break' }, text('c')], [text('d')])).toEqual(['ab', 'c', 'd']);
    expect(words([text('a')], [], [text('b')], [], [])).toEqual(['a', '', 'b']);
    expect(words([], [])).toEqual(['']);
    expect(words([text('page '), { type: 'field', field: 'slidenum', text: '?' }])).toEqual(['page 7']);
  });

  it('measures the width of all runs with their spacing, and the extent of their ink', () => {
    expect(linesOf([text('ab'), text('c')])[0]).toMatchObject({ width: 30, top: 8, bottom: 2 });
    expect(linesOf([text('ab', { spacing: 3 })])[0]?.width).toBe(28);
    expect(linesOf([text('  ')])[0]).toMatchObject({ width: 20, top: 0, bottom: 0 });
  });

  it('advances by the line spacing of the largest run', () => {
    expect(linesOf([text('a'), text('b', { size: 36 })])[0]?.advance).toBeCloseTo(57.6, 6);
    const spaced = (lineSpacing: object) => {
      const body = { paragraphs: [{ runs: [text('a')], props: { lineSpacing } }] } as unknown as TextBody;
      return straightLines(resolveText(body, []), scope)[0]?.advance;
    };
    expect(spaced({ type: 'percent', value: 1.5 })).toBeCloseTo(43.2, 6);
    expect(spaced({ type: 'points', value: 30 })).toBeCloseTo(40, 6);
  });

  it('measures in the font of the run', () => {
    fonts.length = 0;
    linesOf([text('a'), text('b', { bold: true, italic: true })]);
    expect(fonts[0]).toMatch(/^24px /);
    expect(fonts[1]).toMatch(/^italic 700 24px /);
  });

  it('cased returns capitals for text in capitals only', () => {
    const look = (caps: string | undefined) => ({ caps }) as Parameters<typeof cased>[1];
    expect([cased('aB', look('all')), cased('aB', look('small')), cased('aB', look(undefined))]).toEqual([
      'AB',
      'aB',
      'aB',
    ]);
  });
});

function drawn(warp: string, paragraphs: object[][], more: object = {}): string {
  const box = {
    ...boxOf({ paragraphs: [] }),
    insetLeft: 10,
    insetTop: 5,
    insetRight: 10,
    insetBottom: 5,
    warp,
    ...more,
  };
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode: 'show', labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design }}>
        <WarpedText
          body={bodyOf(...paragraphs)}
          box={box as ResolvedTextBox}
          levels={[]}
          rect={{ l: 0, t: 0, r: 320, b: 110 }}
        />
      </PageScopeContext>
    </StageContext>,
  );
}
const count = (html: string, part: string) => html.split(part).length - 1;

describe('WarpedText', () => {
  it('is named by its text, in the box without its insets', () => {
    const html = drawn('textPlain', [[text('ab')], [text('c')]]);
    expect(html).toContain('<svg width="300" height="100"');
    expect(html).toContain('left:10px;top:5px');
    expect(html).toContain('aria-label="ab\nc"');
    expect(drawn('textNoShape', [[text('ab')]])).not.toContain('<text');
  });

  it('stretches text between straight guides in one piece', () => {
    const html = drawn('textPlain', [[text('ab')]]);
    // Two letters of ten pixels in a line of ten: 300 / 20 and 100 / 10.
    expect(html).toContain('transform="matrix(15 0 0 10 0 0)"');
    expect(count(html, '<use')).toBe(1);
    expect(html).not.toContain('<clipPath');
    expect(html).toMatch(/<text x="0" y="8"/);
  });

  it('cuts text between bent guides into clipped cells', () => {
    const html = drawn('textWave1', [[text('ab')]]);
    expect(count(html, '<use')).toBeGreaterThan(20);
    expect(count(html, '<clipPath')).toBe(count(html, '<use'));
  });

  it('places the lines below each other, aligned in the widest line', () => {
    const lines = (align: string) => {
      const body = [[text('abcd')], [text('ab')]].map((runs) => ({ runs, props: { align } }));
      const box = { ...boxOf({ paragraphs: [] }), warp: 'textPlain' };
      const html = renderToStaticMarkup(
        <StageContext
          value={{
            reader,
            mode: 'show',
            labels: ENGLISH_LABELS,
            assets: { url: () => undefined, subscribe: () => () => undefined },
          }}
        >
          <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design }}>
            <WarpedText
              body={{ paragraphs: body } as unknown as TextBody}
              box={box}
              levels={[]}
              rect={{ l: 0, t: 0, r: 320, b: 110 }}
            />
          </PageScopeContext>
        </StageContext>,
      );
      return [...html.matchAll(/<text x="([^"]*)" y="([^"]*)"/g)].map(([, x, y]) => [
        Number(x),
        Math.round(Number(y) * 10) / 10,
      ]);
    };
    expect(lines('l')).toEqual([
      [0, 8],
      [0, 36.8],
    ]);
    expect(lines('r')[1]?.[0]).toBe(20);
    expect(lines('ctr')[1]?.[0]).toBe(10);
  });

  it('follows a path, smaller when it is longer than the path', () => {
    const html = drawn('textArchUp', [[text('ab')]]);
    expect(html).toContain('<textPath');
    expect(html).not.toContain('scale(');
    const long = drawn('textArchUp', [[text('a'.repeat(100))]]);
    expect(long).toMatch(/<g transform="scale\(0\.\d+\)">/);
    expect(drawn('textArchUp', [[text('ab')]])).toContain('text-anchor="start"');
  });

  it('draws the outline of letters in a width that the stretching does not change', () => {
    const outline = { fill: { type: 'solid', color: { type: 'rgb', value: '00FF00' } }, width: 3 };
    const html = drawn('textPlain', [[text('ab', { outline })]]);
    expect(html).toContain('stroke="#00ff00"');
    // Stretched by 15 and 10, whose mean is 12.2.
    expect(Number(/stroke-width="([^"]*)"/.exec(html)?.[1])).toBeCloseTo(3 / Math.sqrt(150), 6);
    expect(drawn('textPlain', [[text('ab')]])).not.toContain('stroke=');
  });

  it('has the gradients of its letters beside the text', () => {
    const color = { type: 'rgb', value: 'FF0000' };
    const fill = { type: 'gradient', shade: { type: 'linear', angle: 0 }, stops: [{ pos: 0, color }] };
    const html = drawn('textPlain', [[text('ab', { fill })]]);
    const id = /<linearGradient id="([^"]*)"/.exec(html)?.[1];
    expect(html).toContain(`fill="url(#${id})"`);
    expect(html.indexOf('<linearGradient')).toBeLessThan(html.indexOf('<text'));
  });
});
