import { describe, expect, it } from 'vitest';
import { CARD_CODE } from '../code/card-words.ts';
import { A4, cardPages } from './card-pages.ts';
import type { SheetPage, SheetShape } from './shapes.ts';

const cards = [3, 1, 64].map((card) => ({ card, name: `学生${card}` }));
const textsOf = ({ shapes }: SheetPage) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
const isArea = (shape: SheetShape) => shape.kind === 'area';

describe('cardPages', () => {
  it('returns a page per card with its mark, its letters and whose it is', () => {
    const pages = cardPages(cards, 1, '三年级2班');
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(page).toMatchObject(A4);
    const [first] = pages;
    expect(first?.shapes.filter(isArea)).toHaveLength(1);
    const texts = first ? textsOf(first) : [];
    expect(texts.map(({ text }) => text)).toEqual([
      'A',
      'B',
      'C',
      'D',
      '3 · 学生3 · 三年级2班',
      '3 · 学生3 · 三年级2班',
    ]);
  });

  it('prints each letter upright for the side that is up', () => {
    const [page] = cardPages(cards, 1, '');
    const letters = page ? textsOf(page).slice(0, 4) : [];
    expect(letters.map(({ turn }) => turn)).toEqual([0, 90, 180, 270]);
    const [a, b, c, d] = letters;
    expect([a?.x, c?.x, b?.y, d?.y].map((place) => Math.round(place ?? 0))).toEqual([105, 105, 149, 149]);
    expect([a && c && a.y < c.y, b && d && b.x > d.x]).toEqual([true, true]);
  });

  it('prints letters small and grey, so that a neighbour cannot read them at a glance', () => {
    const [page] = cardPages(cards, 1, '');
    for (const { size, tone } of page ? textsOf(page) : []) {
      expect(size).toBeLessThanOrEqual(6);
      expect(tone).toBe('grey');
    }
  });

  it('returns two cards per page with a line to cut along', () => {
    const pages = cardPages(cards, 2, '');
    expect(pages.map(({ shapes }) => shapes.filter(isArea).length)).toEqual([2, 1]);
    const [first] = pages;
    expect(first?.shapes.at(-1)).toMatchObject({ kind: 'line', dashed: true });
  });

  it('shortens a name that is too long', () => {
    const [page] = cardPages([{ card: 1, name: '很'.repeat(64) }], 1, '班');
    expect(page && textsOf(page)[4]?.text).toMatch(/^1 · 很+…$/);
  });

  it('rejects a card that does not exist', () => {
    for (const card of [0, -1, 1.5, CARD_CODE.words.length + 1])
      expect(() => cardPages([{ card, name: '' }], 1, '')).toThrow(RangeError);
  });

  it('returns no pages without cards', () => {
    expect(cardPages([], 2, '')).toEqual([]);
  });
});
