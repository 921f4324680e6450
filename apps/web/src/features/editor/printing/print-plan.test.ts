import { describe, expect, test } from 'vitest';
import { type PrintForm, pagesToPrint, printPlan } from './print-plan.ts';

const WIDE = { w: 1280, h: 720 };
const seven = ['1', '2', '3', '4', '5', '6', '7'];

describe('a print plan', () => {
  test('uses A4 in landscape for a wide page, centred vertically, and portrait for an upright page', () => {
    const lying = printPlan(['1'], WIDE, { form: 'slides', paper: 'A4' });
    expect(lying.paper).toEqual({ w: 297, h: 210 });
    const place = lying.sheets[0]?.[0] ?? { x: 9, y: 9, scale: 9 };
    expect(1280 * place.scale).toBeCloseTo(lying.sheet.w);
    expect(place.x).toBeCloseTo(0);
    expect(place.y * 2 + 720 * place.scale).toBeCloseTo(lying.sheet.h);
    expect(printPlan(['1'], { w: 720, h: 1280 }, { form: 'slides', paper: 'A3' }).paper).toEqual({
      w: 297,
      h: 420,
    });
  });

  test('fills the sheet when it has the courseware’s proportions', () => {
    const { paper, sheet, sheets } = printPlan(['1'], WIDE, { form: 'slides', paper: 'page' });
    expect(paper.w / paper.h).toBeCloseTo(16 / 9);
    const place = sheets[0]?.[0];
    expect(Math.abs(1280 * (place?.scale ?? 0) - sheet.w)).toBeLessThan(3);
    expect(Math.abs(720 * (place?.scale ?? 0) - sheet.h)).toBeLessThan(3);
  });

  for (const [form, each] of [
    ['handout2', 2],
    ['handout4', 4],
    ['handout6', 6],
    ['notes', 1],
  ] as const)
    test(`has positions for all pages in the form ${form}, ${each} per sheet, without overlaps and within the sheet`, () => {
      const { sheet, sheets, margin } = printPlan(seven, WIDE, { form, paper: 'Letter' });
      expect(sheets.flat().map(({ pageId }) => pageId)).toEqual(seven);
      expect(sheets).toHaveLength(Math.ceil(7 / each));
      expect(margin).toBeGreaterThan(0);
      for (const places of sheets)
        for (const [index, { x, y, scale }] of places.entries()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + 1280 * scale).toBeLessThanOrEqual(sheet.w + 0.001);
          expect(y + 720 * scale).toBeLessThanOrEqual(sheet.h + 0.001);
          for (const other of places.slice(index + 1))
            expect(x + 1280 * scale <= other.x || y + 720 * scale <= other.y).toBe(true);
        }
    });

  test('places the notes of a page below it, on the same sheet', () => {
    const { notesFrom, sheets, sheet } = printPlan(['1'], WIDE, { form: 'notes', paper: 'A4' });
    expect(notesFrom).toBeGreaterThan(720 * (sheets[0]?.[0]?.scale ?? 1));
    expect(notesFrom).toBeLessThan(sheet.h * 0.6);
  });

  test('uses A4 for handouts and notes when the paper is only for slides', () => {
    for (const form of ['handout2', 'notes'] satisfies PrintForm[])
      expect(printPlan(['1'], WIDE, { form, paper: 'page' }).paper).toEqual({ w: 210, h: 297 });
  });

  test('contains the selected pages in document order, and otherwise all pages that are not hidden', () => {
    const hidden = new Set(['2']);
    const reader = {
      pages: () => ['1', '2', '3'],
      find: (_: 'page', id: string) => (hidden.has(id) ? { hidden: true } : {}),
    } as never;
    expect(pagesToPrint(reader, undefined)).toEqual(['1', '3']);
    expect(pagesToPrint(reader, ['3', '2'])).toEqual(['2', '3']);
    expect(pagesToPrint(reader, ['gone'])).toEqual(['1', '2', '3']);
    for (const id of ['1', '3']) hidden.add(id);
    expect(pagesToPrint(reader, undefined)).toEqual(['1', '2', '3']);
  });
});
