import { describe, expect, it } from 'vitest';
import { content, contentOf, isBlank, plainTextOf } from './content.ts';

describe('content', () => {
  it('is made of lines of text and read back as such', () => {
    expect(plainTextOf(contentOf('一\n二'))).toBe('一\n二');
    expect(contentOf('').paragraphs).toEqual([]);
  });

  it('reads formulas as LaTeX and breaks as lines', () => {
    const runs = [
      { type: 'text', text: '解 ' },
      { type: 'formula', latex: 'x^2=4' },
      { type: 'break' },
      { type: 'text', text: '。' },
    ];
    expect(plainTextOf(content.parse({ paragraphs: [{ runs }] }))).toBe('解 x^2=4\n。');
  });

  it('is blank without words, formulas and media', () => {
    const medium = { type: 'picture', asset: '0'.repeat(64) } as const;
    expect([isBlank(contentOf(' \n')), isBlank(contentOf('字'))]).toEqual([true, false]);
    expect(isBlank({ paragraphs: [], media: [medium] })).toBe(false);
  });

  it('accepts 100,000 characters and refuses 200,000', () => {
    const accepts = (count: number) => content.safeParse(contentOf('字'.repeat(count))).success;
    expect([accepts(100_000), accepts(200_000)]).toEqual([true, false]);
  });

  it('refuses more than 200 paragraphs and an asset that is no hash', () => {
    const paragraphs = Array.from({ length: 201 }, () => ({ runs: [] }));
    expect(content.safeParse({ paragraphs }).success).toBe(false);
    expect(content.safeParse({ paragraphs: [], media: [{ type: 'picture', asset: 'x' }] }).success).toBe(
      false,
    );
  });
});
