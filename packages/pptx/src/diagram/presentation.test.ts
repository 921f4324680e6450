import { describe, expect, it } from 'vitest';
import { dataPoint } from '../../test/layout-node-source.ts';
import { node } from '../../test/tree-scope.ts';
import { customisationOf, presentationOf, presentationTable, settings, variablesOf } from './presentation.ts';

const presented = (id: string, name: string, of: string) =>
  dataPoint(id, 'pres', `<dgm:prSet presName="${name}" presAssocID="${of}"/>`);

it('presentationOf returns each presentation point of a layout node and entry once, in order', () => {
  const [root, entry] = [dataPoint('d', 'doc'), dataPoint('1')];
  const points = [presented('a', 'box', '1'), presented('b', 'box', '1'), presented('c', 'box', '2')];
  const table = presentationTable({ root, presentation: points });
  expect([1, 2, 3].map(() => presentationOf(table, 'box', entry)?.id)).toEqual(['a', 'b', undefined]);
  expect(presentationOf(table, 'other', dataPoint('2'))).toBeUndefined();
  expect(presentationOf(table, 'box', dataPoint('2'))?.id).toBe('c');
});

describe('variablesOf', () => {
  const defined = (content: string) =>
    node(`<dgm:layoutNode><dgm:varLst>${content}</dgm:varLst></dgm:layoutNode>`);
  const stored = (content: string) =>
    dataPoint('p', 'pres', `<dgm:prSet><dgm:presLayoutVars>${content}</dgm:presLayoutVars></dgm:prSet>`);
  const of = (...source: Parameters<typeof variablesOf>) => Object.fromEntries(variablesOf(...source));

  it('returns the variables of the file over those of the definition', () => {
    expect(of(defined('<dgm:chMax val="3"/><dgm:dir val="rev"/>'), stored('<dgm:chMax val="5"/>'))).toEqual({
      ...{ chMax: '5', dir: 'rev' },
    });
    expect(of(node('<dgm:layoutNode/>'), undefined)).toEqual({});
  });

  it('returns the defaults of direction and branch, and leaves out others without a value', () => {
    expect([...variablesOf(defined('<dgm:dir/><dgm:hierBranch/><dgm:chPref/>'), undefined)]).toEqual([
      ['dir', 'norm'],
      ['hierBranch', 'std'],
    ]);
  });

  it('returns switches in words', () => {
    expect(
      of(defined('<dgm:orgChart val="1"/><dgm:bulletEnabled val="0"/><dgm:chMax val="1"/>'), undefined),
    ).toEqual({
      ...{ orgChart: 'true', bulletEnabled: 'false', chMax: '1' },
    });
  });
});

describe('customisationOf', () => {
  const of = (attributes: string) => customisationOf(dataPoint('p', 'pres', `<dgm:prSet ${attributes}/>`));

  it('returns no changes without settings', () => {
    const none = {
      ...{ scaleX: 1, scaleY: 1, shiftX: 0, shiftY: 0, neighbourX: 0, neighbourY: 0, angle: 0 },
      ...{ flipH: false, flipV: false, ownText: false },
    };
    expect(customisationOf(undefined)).toEqual(none);
    expect(of('')).toEqual(none);
  });

  it('returns all changes', () => {
    expect(
      of(
        'custScaleX="150000" custScaleY="50000" custLinFactX="10000" custLinFactY="-20000" custLinFactNeighborX="30000" custLinFactNeighborY="-40000" custAng="5400000" custFlipHor="1" custFlipVert="1" custT="1"',
      ),
    ).toEqual({
      ...{
        scaleX: 1.5,
        scaleY: 0.5,
        shiftX: 0.1,
        shiftY: -0.2,
        neighbourX: 0.3,
        neighbourY: -0.4,
        angle: 90,
      },
      ...{ flipH: true, flipV: true, ownText: true },
    });
  });

  it('returns a scale of at least a hundredth', () => {
    expect(of('custScaleX="0" custScaleY="-5"')).toMatchObject({ scaleX: 0.01, scaleY: 0.01 });
  });
});

it('settings returns the settings of a presentation point', () => {
  expect(settings(presented('a', 'box', '1'))?.attr('presName')).toBe('box');
  expect([settings(undefined), settings(dataPoint('a'))]).toEqual([undefined, undefined]);
});
