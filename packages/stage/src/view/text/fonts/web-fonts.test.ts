// @isolated: other test files have requested fonts before.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WEB_FONT_SHEETS } from './web-font-sheets.ts';
import {
  areWebFontsComing,
  isFetchedFont,
  isWebFont,
  loadWebFont,
  webFontFace,
  webFontsCame,
} from './web-fonts.ts';

type Sheets = Record<string, () => Promise<unknown>>;
afterEach(() => {
  vi.restoreAllMocks();
});

it('webFontFace returns the name of a bundled font on the page', () => {
  expect(webFontFace('Carlito')).toBe('Lectern Carlito');
  expect(webFontFace('Arimo 82%')).toBe('Lectern Arimo 82%');
  expect(webFontFace('LXGW WenKai')).toBe('LXGW WenKai');
  expect(webFontFace('Arial')).toBeUndefined();
  expect([isWebFont('Tinos'), isWebFont('Times')]).toEqual([true, false]);
});

it('each bundled font has a style sheet', () => {
  for (const family of Object.keys(WEB_FONT_SHEETS)) expect(isWebFont(family), family).toBe(true);
});

describe('loadWebFont', () => {
  it('loads the style sheet of a bundled font once', async () => {
    const sheet = vi.spyOn(WEB_FONT_SHEETS as Sheets, 'Cousine 92%').mockResolvedValue(undefined);
    expect(isFetchedFont('Lectern Cousine 92%')).toBe(false);
    expect(loadWebFont('Cousine 92%')).toBe('Lectern Cousine 92%');
    expect(areWebFontsComing()).toBe(true);
    expect(isFetchedFont('Lectern Cousine 92%')).toBe(true);
    expect(loadWebFont('Cousine 92%')).toBe('Lectern Cousine 92%');
    await webFontsCame();
    expect(areWebFontsComing()).toBe(false);
    expect(sheet).toHaveBeenCalledTimes(1);
  });

  it('loads a style sheet again after it failed', async () => {
    const sheet = vi
      .spyOn(WEB_FONT_SHEETS as Sheets, 'Tinos 116%')
      .mockRejectedValueOnce(new Error('offline'));
    sheet.mockResolvedValue(undefined);
    loadWebFont('Tinos 116%');
    await webFontsCame();
    expect(isFetchedFont('Lectern Tinos 116%')).toBe(false);
    expect(areWebFontsComing()).toBe(false);
    loadWebFont('Tinos 116%');
    await webFontsCame();
    expect(sheet).toHaveBeenCalledTimes(2);
    expect(isFetchedFont('Lectern Tinos 116%')).toBe(true);
  });

  it('returns the name of any other family', () => {
    expect(loadWebFont('Arial')).toBe('Arial');
    expect(isFetchedFont('Arial')).toBe(false);
  });
});
