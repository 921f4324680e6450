import { PRESET_NAMES as presetNames } from '@lectern/stage/preset-names';
import { describe, expect, it } from 'vitest';
import { allShapes, closedShapes, foundShapes, shapeLabel } from './shape-catalogue.ts';
import { isLine, shapeGeometry } from './shape-geometry.ts';

const names = allShapes.flatMap(({ shapes }) => shapes);

describe('the gallery of shapes', () => {
  it('contains each preset of the standard once, and the polygons with nine and eleven corners', () => {
    expect([...names].sort()).toEqual([...presetNames, 'hendecagon', 'nonagon'].sort());
    expect(names).toHaveLength(189);
  });

  it('names each shape in both languages, without duplicates', () => {
    const labels = names.map((name) => shapeLabel(name));
    for (const language of ['zh', 'en'] as const) {
      const words = labels.map((label) => label?.[language] ?? '');
      expect(words.filter((word, at) => word === '' || words.indexOf(word) !== at)).toEqual([]);
    }
  });

  it('is searched by words in either language, by the name in PowerPoint files and by group', () => {
    const found = (typed: string) => foundShapes(allShapes, typed).flatMap(({ shapes }) => shapes);
    expect(found('五角星')).toEqual(['star5']);
    expect(found('eleven')).toEqual([]);
    expect(found('hendecagon')).toEqual(['hendecagon']);
    expect(found('流程图 判断')).toEqual(['flowChartDecision']);
    expect(found('Arrow callout up')).toEqual(['upArrowCallout', 'upDownArrowCallout']);
    expect(found('  ')).toHaveLength(189);
  });

  it('lists no lines when a shape is changed into another shape', () => {
    const closed = closedShapes.flatMap(({ shapes }) => shapes);
    expect(closed.filter(isLine)).toEqual([]);
    expect(names.filter((name) => isLine(name))).toHaveLength(11);
  });
});

describe('a polygon that is not a preset', () => {
  it('has its corners at the edges of its box, the first at the top', () => {
    const geometry = shapeGeometry('nonagon');
    if (geometry.type !== 'custom') throw new Error('a preset');
    const { guides, paths, sites } = geometry.definition;
    expect(sites).toHaveLength(9);
    expect(paths[0]?.commands.map(({ c }) => c).join('')).toBe('MLLLLLLLLZ');
    const shares = new Map(guides.map(([name, formula]) => [name, Number(formula.split(' ')[2])]));
    const of = (axis: string) =>
      Array.from({ length: 9 }, (_, at) => shares.get(`${axis}${at}`) ?? Number.NaN);
    expect(Math.min(...of('x'))).toBe(0);
    expect(Math.max(...of('x'))).toBe(100_000);
    expect(of('y')[0]).toBe(0);
    expect(Math.max(...of('y'))).toBe(100_000);
    expect(shapeGeometry('star5')).toEqual({ type: 'preset', preset: 'star5' });
  });
});
