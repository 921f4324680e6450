import { expect, it } from 'vitest';
import { guideListXml, guidesKey } from './guides-out.ts';

it('guideListXml returns guides with their direction and position', () => {
  expect(guideListXml([{ axis: 'x', at: 10 }, { axis: 'y', at: 20.1 }])).toMatchInlineSnapshot();
});

it('guidesKey differs for other guides, and not for positions that are written the same', () => {
  const key = guidesKey([{ axis: 'x', at: 10 }, { axis: 'y', at: 20 }]);
  expect(key).toMatchInlineSnapshot();
  expect(guidesKey([{ axis: 'x', at: 10.01 }, { axis: 'y', at: 20 }])).toBe(key);
  expect(guidesKey([{ axis: 'y', at: 10 }, { axis: 'y', at: 20 }])).not.toBe(key);
  expect([guidesKey([]), guidesKey(undefined)]).toEqual(['', '']);
});
