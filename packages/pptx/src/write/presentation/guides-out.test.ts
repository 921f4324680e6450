import type { PageGuide } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { guideListXml, guidesKey } from './guides-out.ts';

const guide = (axis: PageGuide['axis'], at: number): PageGuide => ({ id: `${axis}${at}`, axis, at });

it('guideListXml returns guides with their direction and position', () => {
  expect(guideListXml([guide('x', 10), guide('y', 20.1)])).toBe(
    '<p15:sldGuideLst xmlns:p15="http://schemas.microsoft.com/office/powerpoint/2012/main"><p15:guide id="1" pos="60" userDrawn="1"><p15:clr><a:srgbClr val="A4A3A4"/></p15:clr></p15:guide><p15:guide id="2" orient="horz" pos="121" userDrawn="1"><p15:clr><a:srgbClr val="A4A3A4"/></p15:clr></p15:guide></p15:sldGuideLst>',
  );
});

it('guidesKey differs for other guides, and not for positions that are written the same', () => {
  const key = guidesKey([guide('x', 10), guide('y', 20)]);
  expect(key).toBe('x60,y120');
  expect(guidesKey([guide('x', 10.01), guide('y', 20)])).toBe(key);
  expect(guidesKey([guide('y', 10), guide('y', 20)])).toBe('y60,y120');
  expect([guidesKey([]), guidesKey(undefined)]).toEqual(['', '']);
});
