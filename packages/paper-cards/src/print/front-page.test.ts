import { describe, expect, it } from 'vitest';
import { frontPage } from './front-page.ts';

const texts = { title: '答题卡', className: '三年级2班', steps: ['一'.repeat(90), '二'], list: '名单' };

describe('frontPage', () => {
  it('lists all cards of a class of 64 within the page, the steps broken into lines', () => {
    const cards = Array.from({ length: 64 }, (_, index) => ({ card: index + 1, name: `学生${index + 1}` }));
    const { shapes, width, height } = frontPage(cards, texts);
    const written = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    for (const { x, y } of written) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height - 8);
    }
    for (const { name } of cards) expect(written.some(({ text }) => text === name)).toBe(true);
    expect(written.filter(({ text }) => /^一+$/.test(text)).length).toBeGreaterThan(2);
  });
});
