import { describe, expect, it } from 'vitest';
import { partXml } from './timing-out.ts';

describe('partXml', () => {
  it.each([
    ['bg', '<p:bg/>'],
    [
      'chart seriesIdx=0 categoryIdx=-3 bldStep=series',
      '<p:graphicEl><a:chart seriesIdx="0" categoryIdx="-3" bldStep="series"/></p:graphicEl>',
    ],
    ['dgm id={A=B} bldStep=sp', '<p:graphicEl><a:dgm id="{A=B}" bldStep="sp"/></p:graphicEl>'],
    ['oleChartEl type=series lvl=1', '<p:oleChartEl type="series" lvl="1"/>'],
    ['subSp spid=4', '<p:subSp spid="4"/>'],
    ['chart', '<p:graphicEl><a:chart/></p:graphicEl>'],
    ['dgm id=a<b', '<p:graphicEl><a:dgm id="a&lt;b"/></p:graphicEl>'],
  ])('returns the element of %s', (part, xml) => {
    expect(partXml(part)).toBe(xml);
  });

  it.each(['', 'other a=1', 'chart seriesIdx=', 'chart seriesIdx', 'chart =1', 'dgm a b=1', 'chart a<b=1'])(
    'returns undefined for %j',
    (part) => {
      expect(partXml(part)).toBeUndefined();
    },
  );
});
