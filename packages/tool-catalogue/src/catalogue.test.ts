import { type CatalogueEntry, catalogueEntry } from '@lectern/protocol/tool-entry';
import { describe, expect, it } from 'vitest';
import { catalogue, toolName } from './catalogue.ts';

const keysOf = (isMeant: (entry: CatalogueEntry) => boolean) =>
  catalogue.filter(isMeant).map(({ toolKey }) => toolKey);
const countOf = (isMeant: (entry: CatalogueEntry) => boolean) => keysOf(isMeant).length;
const placeUnder2 = (name: string) => catalogue.find(({ toolName }) => toolName === name)?.seq['2'];

describe('the catalogue of subject tools', () => {
  it('has 129 entries in the format of the specification', () => {
    expect(catalogue).toHaveLength(129);
    for (const entry of catalogue) {
      expect(catalogueEntry.safeParse(entry).error?.issues ?? [], entry.toolKey).toEqual([]);
    }
  });

  it('has no duplicate id, key, number or name', () => {
    const parts: readonly (readonly (string | number)[])[] = [
      catalogue.map(({ id }) => id),
      catalogue.map(({ toolKey }) => toolKey),
      catalogue.map(({ toolName }) => toolName),
      catalogue.map(({ lectern }) => lectern.no),
    ];
    for (const part of parts) {
      expect(new Set(part).size).toBe(129);
    }
  });

  it.each([
    [0, 20, 13],
    [1, 15, 14],
    [2, 49, 42],
    [3, 11, 10],
    [4, 20, 19],
    [5, 10, 10],
    [6, 7, 7],
    [7, 12, 12],
    [9, 13, 12],
    [-101, 11, 1],
  ] as const)(
    'has the expected numbers of tools and of tools with an editor under subject %i: %i, %i',
    (subject, all, counted) => {
      const isOf = ({ subjectIdList }: CatalogueEntry) => subjectIdList.includes(subject);
      expect(countOf(isOf)).toBe(all);
      expect(countOf((entry) => isOf(entry) && entry.hasEditor)).toBe(counted);
    },
  );

  it('gives each tool of a subject a unique position', () => {
    for (const subject of [0, 1, 2, 3, 4, 5, 6, 7, 9, -101] as const) {
      const places = catalogue
        .filter(({ subjectIdList }) => subjectIdList.includes(subject))
        .map(({ seq }) => seq[String(subject)] ?? 999)
        .filter((place) => place !== 999);
      expect(new Set(places).size, `subject ${subject}`).toBe(places.length);
    }
  });

  it('has the instruments and solids of maths at the positions of the specification', () => {
    const places = ['圆规', '量角器', '等腰直角三角尺', '直角三角尺', '直尺'].map(placeUnder2);
    expect(places).toEqual([13, 57, 61, 62, 75]);
    const solids = catalogue.filter(({ typeId }) => typeId === 5).map(({ seq }) => seq['2'] ?? 0);
    expect(solids.sort((a, b) => a - b)).toEqual([64, 65, 66, 67, 68, 69, 70, 71, 72, 73]);
  });

  it('is consistent in types, knowledge cards and top tools', () => {
    for (const { toolKey, typeId, subjectIdList, isToolTop, is_entry, create_type, option } of catalogue) {
      expect(typeId === 3, toolKey).toBe(subjectIdList.includes(0));
      expect(isToolTop, toolKey).toBe([3, 4, 5].includes(typeId));
      expect(is_entry, toolKey).toBe(create_type === 'KnowledgeEntry');
      expect(option !== '', toolKey).toBe(typeId === 4 || typeId === 5);
    }
    expect(countOf(({ is_entry }) => is_entry)).toBe(21);
    // The knowledge cards of the subjects, and the words of one lesson.
    expect(countOf(({ lectern }) => !['', 'new-words'].includes(lectern.cardType))).toBe(20);
    expect(keysOf(({ create_type }) => create_type === 'Calc32')).toEqual(['Calculator']);
    expect(keysOf(({ windowType }) => windowType === 'external')).toEqual(['Calculator']);
    expect(keysOf(({ windowType }) => windowType === 'presentation')).toEqual(['Mind']);
    const late = catalogue.filter(({ minWinVersion }) => minWinVersion === 1536);
    expect(late.map(({ subjectIdList }) => subjectIdList)).toEqual([[1]]);
  });

  it('names only districts of the specification', () => {
    const districts = catalogue.flatMap((entry) => entry.districts.split(',').filter(Boolean));
    const known = ['1054', '1055', '1033', '2052', '3076'];
    expect(districts.filter((district) => !known.includes(district))).toEqual([]);
  });

  it('has three waves and 26 engines', () => {
    const ofWave = (wave: string) => countOf(({ lectern }) => lectern.wave === wave);
    expect([ofWave('T1'), ofWave('W1'), ofWave('W2')]).toEqual([20, 40, 69]);
    expect(new Set(catalogue.map(({ lectern }) => lectern.engine)).size).toBe(26);
  });

  it('returns the name of a tool in both languages', () => {
    expect([toolName('Dice', 'zh'), toolName('Dice', 'en')]).toEqual(['骰子', 'Dice']);
    expect(toolName('Hologram', 'zh')).toBeUndefined();
  });
});
