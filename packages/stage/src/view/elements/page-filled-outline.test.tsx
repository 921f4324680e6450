import { type CoursewareRecord, designOf, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ENGLISH_LABELS, PageScopeContext, StageContext } from '../stage-context.ts';
import type { OutlineSvgProps } from './outline-svg.tsx';
import { PageFilledOutline } from './page-filled-outline.tsx';

const solid = { type: 'solid', color: { type: 'rgb', value: '00AA00' } };
const gradient = {
  type: 'gradient',
  shade: { type: 'linear', angle: 0 },
  stops: [{ pos: 0, color: solid.color }],
};
const outline = {
  paths: [{ d: 'M0 0L9 9Z', fill: 'norm', stroke: true }],
  textRect: { l: 0, t: 0, r: 0, b: 0 },
  sites: [],
  handles: [],
  adjust: {},
} as unknown as OutlineSvgProps['outline'];

function drawn(background: object | undefined, place: object = {}): string {
  const reader = new SnapshotReader({
    records: [
      { kind: 'deck', id: 'deck', schema: 1, size: { w: 1000, h: 500 } },
      { kind: 'page', id: 'page', order: 'a0', layoutId: 'layout', background },
    ] as unknown as CoursewareRecord[],
  });
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <StageContext value={{ reader, mode: 'show', labels: ENGLISH_LABELS, assets }}>
      <PageScopeContext value={{ pageId: 'page', pageNumber: 1, design: designOf(reader, 'page') }}>
        <PageFilledOutline
          outline={outline}
          box={{ w: 100, h: 50 }}
          line={undefined}
          effects={undefined}
          flip={undefined}
          frame={{ x: 30, y: 40, w: 100, h: 50, ...place }}
        />
      </PageScopeContext>
    </StageContext>,
  );
}

it('PageFilledOutline has the colour of the page, white when the page has no background', () => {
  expect(drawn(solid)).toContain('fill="#00aa00"');
  expect(drawn(solid)).not.toContain('<pattern');
  expect(drawn(undefined)).toContain('fill="#ffffff"');
});

it('PageFilledOutline has the part of the page that is behind it, also when it is rotated', () => {
  const html = drawn(gradient);
  expect(html).toMatch(
    /<pattern id="[^"]*p" patternUnits="userSpaceOnUse" x="-30" y="-40" width="1000" height="500">/,
  );
  expect(html).toMatch(/<rect width="1000" height="500" fill="url\(#[^"]*b\)"/);
  expect(html).toMatch(/<path [^>]*fill="url\(#[^"]*p\)"/);
  expect(drawn(gradient, { rotation: 90 })).toContain('patternTransform=" rotate(-90 50 25)"');
});
