import { describe, expect, it } from 'vitest';
import { record } from '../records/record.ts';
import { designOfTheme, type SchoolTheme, schoolThemes } from './themes.ts';

const [theme] = schoolThemes as readonly [SchoolTheme, ...SchoolTheme[]];

describe('designOfTheme', () => {
  it.each(schoolThemes.map((each) => [each.id, each] as const))('has valid records for %s', (_, each) => {
    const { records, size } = designOfTheme(each);
    expect(size).toEqual({ w: 1280, h: 720 });
    for (const one of records) expect(record.safeParse(one).error).toBeUndefined();
    expect(records[0]).toMatchObject({
      kind: 'theme',
      name: each.id,
      colors: each.colors,
      fonts: each.fonts,
    });
  });

  it('maps the background of a dark theme to its dark colours', () => {
    const masterOf = (more: Partial<SchoolTheme>) => designOfTheme({ ...theme, ...more }).records[1];
    expect(masterOf({ dark: true })).toMatchObject({
      colorMap: { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' },
    });
    expect(masterOf({ dark: false })).toMatchObject({ colorMap: { bg1: 'lt1', tx1: 'dk1' } });
    expect(masterOf({ background: { type: 'none' } })).toMatchObject({ background: { type: 'none' } });
  });

  it('places its ground on the master, and the ground of titles on their layouts', () => {
    const ground = [{ frame: { x: 0, y: 0, w: 1, h: 1 } }];
    const ids = (more: Partial<SchoolTheme>) =>
      designOfTheme({ ...theme, ground: [], ...more }).records.map(({ id }) => id);
    expect(ids({ ground })).toContain('master-1-ground0');
    expect(ids({ titleGround: ground })).toContain('layout-title-ground0');
  });
});

it('school themes have different ids', () => {
  expect(new Set(schoolThemes.map(({ id }) => id)).size).toBe(schoolThemes.length);
});
