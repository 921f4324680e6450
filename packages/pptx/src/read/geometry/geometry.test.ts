import { describe, expect, it } from 'vitest';
import { holder, node } from '../../../test/tree-scope.ts';
import { adjustOf, readGeometry } from './geometry.ts';

const guide = (name: string, formula: string) => `<a:gd name="${name}" fmla="${formula}"/>`;
const custom = (content: string) => {
  const geometry = readGeometry(holder(`<a:custGeom>${content}</a:custGeom>`));
  return geometry?.type === 'custom' ? geometry.definition : undefined;
};
const pathOf = (commands: string, attributes = '') =>
  custom(`<a:pathLst><a:path ${attributes}>${commands}</a:path></a:pathLst>`)?.paths[0];

describe('readGeometry of a preset', () => {
  it('returns its name, `rect` by default, and adjust values only if there are any', () => {
    expect(readGeometry(holder('<a:prstGeom prst="arc"/>'))).toEqual({ type: 'preset', preset: 'arc' });
    expect(readGeometry(holder('<a:prstGeom/>'))).toEqual({ type: 'preset', preset: 'rect' });
    const adjusted = `<a:prstGeom prst="arc"><a:avLst>${guide('adj', 'val 5')}</a:avLst></a:prstGeom>`;
    expect(readGeometry(holder(adjusted))).toEqual({ type: 'preset', preset: 'arc', adjust: { adj: 5 } });
  });

  it('returns undefined without a geometry', () => {
    expect(readGeometry(undefined)).toBeUndefined();
    expect(readGeometry(holder('<a:ln/>'))).toBeUndefined();
  });
});

it('adjustOf returns the values that are numbers, at most 64', () => {
  const list = (guides: string) => node(`<a:prstGeom><a:avLst>${guides}</a:avLst></a:prstGeom>`);
  const guides = [
    ['a', ' val  -1.5'],
    ['b', 'val x'],
    ['c', '*/ 1 2 3'],
    ['__proto__', 'val 1'],
    ['', 'val 2'],
  ];
  expect(adjustOf(list(guides.map(([name = '', formula = '']) => guide(name, formula)).join('')))).toEqual({
    a: -1.5,
  });
  const many = Array.from({ length: 65 }, (_, index) => guide(`g${index}`, `val ${index}`)).join('');
  expect(Object.keys(adjustOf(list(many)) ?? {})).toHaveLength(64);
  expect(adjustOf(list(''))).toBeUndefined();
});

describe('readGeometry of a custom geometry', () => {
  it('returns nothing but empty lists when it is empty', () => {
    expect(custom('')).toEqual({ adjust: [], guides: [], handles: [], sites: [], paths: [] });
  });

  it('returns guides, text rectangle and connection sites', () => {
    const definition = custom(
      `<a:avLst>${guide('adj', 'val 1')}</a:avLst><a:gdLst>${guide('g', '+- w 0 adj')}<a:gd/></a:gdLst><a:cxnLst><a:cxn ang="cd4"><a:pos x="hc" y=" 1in "/></a:cxn><a:cxn/></a:cxnLst><a:rect l="l" t="" r="1.5" b="2pt"/>`,
    );
    expect(definition).toMatchObject({
      adjust: [['adj', 'val 1']],
      guides: [
        ['g', '+- w 0 adj'],
        ['', 'val 0'],
      ],
      sites: [
        { ang: 'cd4', x: 'hc', y: '914400' },
        { ang: '0', x: '0', y: '0' },
      ],
      textRect: { l: 'l', t: '0', r: '1.5', b: '25400' },
    });
  });

  it('returns both kinds of handles with their limits', () => {
    const pos = '<a:pos x="1" y="2"/>';
    const definition = custom(
      `<a:ahLst><a:ahXY gdRefX="a" minX="b" maxX="c" gdRefY="d" minY="e" maxY="f">${pos}</a:ahXY><a:ahPolar gdRefR="a" minR="b" maxR="c" gdRefAng="d" minAng="e" maxAng="f">${pos}</a:ahPolar><a:ahXY gdRefX="q">${pos}</a:ahXY><a:other/></a:ahLst>`,
    );
    expect(definition?.handles).toEqual([
      { type: 'xy', refX: 'a', minX: 'b', maxX: 'c', refY: 'd', minY: 'e', maxY: 'f', x: '1', y: '2' },
      ...[
        {
          type: 'polar',
          refR: 'a',
          minR: 'b',
          maxR: 'c',
          refAng: 'd',
          minAng: 'e',
          maxAng: 'f',
          x: '1',
          y: '2',
        },
      ],
      { type: 'xy', refX: 'q', x: '1', y: '2' },
    ]);
  });

  it('returns the settings of a path; a size of 0 is left out', () => {
    expect(pathOf('', 'w="10" h="20" fill="darken" stroke="0"')).toEqual({
      ...{ w: 10, h: 20, fill: 'darken', stroke: false, commands: [] },
    });
    expect(pathOf('', 'w="0" h="-1" fill="odd"')).toEqual({ commands: [] });
  });

  it('returns the commands of a path, without curves that lack points', () => {
    const point = (x: number) => `<a:pt x="${x}" y="${x + 1}"/>`;
    const path = pathOf(
      `<a:moveTo>${point(1)}</a:moveTo><a:lnTo>${point(3)}</a:lnTo><a:arcTo wR="wd2" hR="2" stAng="3" swAng="4"/><a:quadBezTo>${point(5)}${point(7)}${point(9)}</a:quadBezTo><a:quadBezTo>${point(5)}</a:quadBezTo><a:cubicBezTo>${point(11)}${point(13)}${point(15)}${point(17)}</a:cubicBezTo><a:cubicBezTo>${point(1)}${point(3)}</a:cubicBezTo><a:quadBezTo>${point(1)}${point(3)}</a:quadBezTo><a:cubicBezTo>${point(1)}${point(3)}${point(5)}</a:cubicBezTo><a:close/><a:odd/>`,
    );
    expect(path?.commands).toEqual([
      { c: 'M', x: '1', y: '2' },
      { c: 'L', x: '3', y: '4' },
      { c: 'A', wR: 'wd2', hR: '2', start: '3', swing: '4' },
      { c: 'Q', p: ['5', '6', '7', '8'] },
      { c: 'C', p: ['11', '12', '13', '14', '15', '16'] },
      { c: 'Q', p: ['1', '2', '3', '4'] },
      { c: 'C', p: ['1', '2', '3', '4', '5', '6'] },
      { c: 'Z' },
    ]);
  });
});
