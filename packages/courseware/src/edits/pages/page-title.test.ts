import { describe, expect, it } from 'vitest';
import type { CoursewareReader } from '../../document/reader.ts';
import type { TextBody } from '../../records/text.ts';
import { pageTitle, wordsOf } from './page-title.ts';

const body = (text: string): TextBody => ({ paragraphs: [{ runs: [{ type: 'text', text }] }] });

function titleOf(elements: readonly object[]): string {
  const reader = {
    children: () => elements.map((_, at) => `${at}`),
    find: (_kind: string, id: string) => elements[Number(id)],
  };
  return pageTitle(reader as unknown as CoursewareReader, 'page');
}

function shape(text: string, y: number, more: object = {}) {
  return { type: 'shape', frame: { x: 0, y, w: 10, h: 10 }, text: body(text), ...more };
}

const title = (type: string) => ({ placeholder: { type } });

describe('the title of a page', () => {
  it('is the text of its title placeholder, wherever that is placed', () => {
    expect(titleOf([shape('Above', 1), shape('The title', 200, title('title'))])).toBe('The title');
    expect(titleOf([shape('Above', 1), shape('The title', 200, title('ctrTitle'))])).toBe('The title');
  });

  it('is the topmost text otherwise, and a subtitle counts as any other text', () => {
    expect(titleOf([shape('Below', 30), shape('Above', 10), shape('Between', 20)])).toBe('Above');
    expect(titleOf([shape('Above', 10), shape('Subtitle', 20, title('subTitle'))])).toBe('Above');
    expect(titleOf([shape('Below', 1), { ...shape('No frame', 0), frame: undefined }])).toBe('No frame');
  });

  it('skips hidden and empty texts and other elements', () => {
    const skipped = [
      shape('Hidden', 1, { ...title('title'), hidden: true }),
      shape(' \n ', 2, title('title')),
      shape('Picture', 3, { type: 'picture' }),
      shape('', 4, { text: undefined }),
    ];
    expect(titleOf(skipped)).toBe('');
    expect(titleOf([...skipped, shape('Shown', 50)])).toBe('Shown');
  });

  it('is in one line', () => {
    expect(titleOf([shape('  Two\n lines ', 1)])).toBe('Two lines');
  });
});

describe('wordsOf', () => {
  it('returns paragraphs and breaks as lines, and the LaTeX of formulas', () => {
    const text = {
      paragraphs: [
        { runs: [{ type: 'text', text: ' one' }, { type: 'break' }, { type: 'text', text: 'two ' }] },
        { runs: [{ type: 'formula', latex: 'x^2' }] },
      ],
    } as TextBody;
    expect(wordsOf(text)).toBe('one\ntwo \nx^2');
  });
});
