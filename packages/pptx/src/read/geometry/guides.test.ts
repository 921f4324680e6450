import { expect, it } from 'vitest';
import { part } from '../../../test/deck-source.ts';
import { scopeOf } from '../../../test/tree-scope.ts';
import { readGuides } from './guides.ts';

const later = (guides: string) =>
  `<p:extLst><p:ext uri="x"><p15:sldGuideLst>${guides}</p15:sldGuideLst></p:ext></p:extLst>`;
const VIEW =
  '<p:slideViewPr><p:cSldViewPr><p:guideLst><p:guide orient="horz" pos="12"/><p:guide pos="-6"/></p:guideLst></p:cSldViewPr></p:slideViewPr>';

async function guidesOf(presentation: string, view?: string) {
  const scope = await scopeOf({
    slide: presentation,
    relations: view === undefined ? [] : [{ id: 'v', type: 'viewProps', target: '../viewProps.xml' }],
    parts: view === undefined ? {} : { 'ppt/viewProps.xml': part('p:viewPr', view) },
  });
  return readGuides(scope.context, scope.part);
}

it('readGuides returns the guides of the presentation in pixels, and prefers them to those of the view', async () => {
  const guides = later(
    '<p15:guide orient="horz" pos="600"/><p15:guide pos="-3"/><p15:other pos="6"/><p15:guide/>',
  );
  expect(await guidesOf(guides, VIEW)).toEqual([
    { id: 'n1', axis: 'y', at: 100 },
    { id: 'n2', axis: 'x', at: -0.5 },
  ]);
  expect(await guidesOf(later(''), VIEW)).toBeUndefined();
});

it('readGuides returns the guides of the view in an older file', async () => {
  expect(await guidesOf('', VIEW)).toMatchObject([
    { axis: 'y', at: 2 },
    { axis: 'x', at: -1 },
  ]);
  expect(await guidesOf('', '')).toBeUndefined();
  expect(await guidesOf('')).toBeUndefined();
});

it('readGuides returns at most 100 guides, within a limited distance', async () => {
  expect(await guidesOf(later('<p15:guide pos="6"/>'.repeat(101)))).toHaveLength(100);
  expect(await guidesOf(later('<p15:guide pos="9999999"/>'))).toMatchObject([{ at: 1e6 / 6 }]);
});
