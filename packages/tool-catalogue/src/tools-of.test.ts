import { type CatalogueEntry, LOCALES } from '@lectern/protocol/tool-entry';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { builtTools, isStatic, type ToolsRequest, toolsOf } from './tools-of.ts';

const PANEL = { platform: 1, version: 1600, area: '2052', tests: false } as const;

/** The keys that the service returns for a request, from entries of which all count as built. */
function keysOf(request: Partial<ToolsRequest>, entries: readonly CatalogueEntry[] = catalogue) {
  const { items } = toolsOf(entries, { place: PANEL, language: 'zh_CN', ...request });
  return items.map(({ toolKey }) => toolKey);
}

describe('toolsOf', () => {
  it('returns every built tool of the catalogue, and no other, for the usual place', () => {
    expect(keysOf({}).toSorted()).toEqual([...builtTools].sort());
    expect(catalogue.filter(({ toolKey }) => builtTools.has(toolKey))).toHaveLength(builtTools.size);
  });

  it('returns the tools of a subject in their order there, and the common ones after them when asked', () => {
    const maths = keysOf({ subject: '$SB0200' });
    expect(maths).toEqual([
      ...['Clock', 'Counter', 'Compass', 'Dice', 'Calculator'],
      ...['Protractor', 'IsoscelesSetSquare', 'RightSetSquare', 'Ruler'],
    ]);
    expect(keysOf({ subject: '2' })).toEqual(maths);
    const chinese = keysOf({ subject: '$SB0100', withCommon: true });
    expect(chinese.indexOf('Mind')).toBeLessThan(chinese.indexOf('Dice'));
    expect(chinese).not.toContain('RandomRoll');
    expect(keysOf({ subject: '$SB0100' })).not.toContain('Dice');
  });

  it('returns nothing for unknown subjects, and for politics what serves it', () => {
    expect(keysOf({ subject: '$SB9999' })).toEqual([]);
    expect(keysOf({ subject: 'constructor' })).toEqual([]);
    const serving = { ...(catalogue[0] as CatalogueEntry), toolKey: 'Dice' };
    const entry = { ...serving, lectern: { ...serving.lectern, servesSubjectCode: '$SB1700' } };
    expect(keysOf({ subject: '$SB1700' }, [entry])).toEqual(['Dice']);
    expect(keysOf({ subject: '8' }, [serving])).toEqual([]);
  });

  it('returns the tools of sciences for primary schools when science is asked for', () => {
    const of = (stages: string[], subjectIdList: number[]) =>
      ({
        ...(catalogue.find(({ toolKey }) => toolKey === 'Dice') as CatalogueEntry),
        subjectIdList,
        lectern: { ...(catalogue[0] as CatalogueEntry).lectern, stages },
      }) as CatalogueEntry;
    const science = (entry: CatalogueEntry) => keysOf({ subject: '$SB0600' }, [entry]).length;
    expect(science(of(['primary'], [7]))).toBe(1);
    expect(science(of(['senior'], [7]))).toBe(0);
    expect(science(of(['primary'], [2]))).toBe(0);
  });

  it('returns only tools with an editor or a place on pages when they are prepared before class', () => {
    const prepared = keysOf({ isPrepared: true });
    expect(prepared).toContain('Timer');
    expect(prepared).not.toContain('RandomRoll');
    expect(prepared).not.toContain('Ruler');
  });

  it('leaves out what is hidden, in trial, for other districts, platforms or newer programs', () => {
    const dice = catalogue.find(({ toolKey }) => toolKey === 'Dice') as CatalogueEntry;
    for (const change of [
      { ishidden: true },
      { istest: true },
      { districts: '1054, 3076' },
      { platformIdList: [2] as (1 | 2)[] },
      { minWinVersion: 1536 as const, place: { ...PANEL, version: 1535 } },
    ]) {
      const { place = PANEL, ...entry } = change as typeof change & { place?: typeof PANEL };
      expect(keysOf({ place }, [{ ...dice, ...entry } as CatalogueEntry]), JSON.stringify(change)).toEqual(
        [],
      );
    }
    expect(keysOf({ place: { ...PANEL, tests: true } }, [{ ...dice, istest: true }])).toEqual(['Dice']);
  });

  it('returns a range, and the number of all tools', () => {
    const all = keysOf({});
    const { items, count } = toolsOf(catalogue, { place: PANEL, language: 'zh_CN', offset: 3, limit: 2 });
    expect([items.map(({ toolKey }) => toolKey), count]).toEqual([all.slice(3, 5), all.length]);
  });

  it('returns names in the language, and English ones where there are none', () => {
    const names = LOCALES.map((language) => {
      const { items } = toolsOf(catalogue, { place: PANEL, language, search: 'touzi' });
      return items.map(({ name }) => name).join();
    });
    expect(names.slice(0, 4)).toEqual(['骰子', '骰子', 'Dice', 'Dice']);
    expect(new Set(names.slice(2))).toEqual(new Set(['Dice']));
  });

  it('finds tools by name, pinyin, initials and introduction', () => {
    for (const search of ['骰子', 'touzi', 'tz', 'DICE', '硬币'])
      expect(keysOf({ search }), search).toContain('Dice');
    expect(keysOf({ search: '不存在的工具' })).toEqual([]);
  });
});

it('isStatic returns that tools of physics, maths, class time and all subjects need no service', () => {
  const known = catalogue.filter(isStatic);
  const subjects = new Set(known.flatMap(({ subjectIdList }) => subjectIdList));
  for (const entry of catalogue)
    expect(isStatic(entry)).toBe(entry.subjectIdList.some((id) => [-101, 0, 1, 2].includes(id)));
  expect([...subjects]).toEqual(expect.arrayContaining([-101, 0, 1, 2]));
});
