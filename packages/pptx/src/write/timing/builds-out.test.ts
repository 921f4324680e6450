import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { element, outScope } from '../../../test/out-scope-source.ts';
import { buildsXml } from './builds-out.ts';

const { reader, shapeIds } = outScope([element('shape', 's', {}), element('picture', 'p', { asset: 'h' })]);

function builds(...effects: Partial<Animation>[]): string {
  const animations = effects.map(
    (rest): Animation => ({
      id: 'a',
      elementId: 's',
      effect: { class: 'entrance', preset: 1 },
      trigger: { type: 'click' },
      delay: 0,
      duration: 1,
      ...rest,
    }),
  );
  return buildsXml(animations, reader, shapeIds).join('');
}

describe('buildsXml', () => {
  it('returns a build of each shape, by paragraphs when any effect has them', () => {
    expect(builds({}, {})).toBe('<p:bldP spid="2" grpId="0" animBg="1"/>');
    expect(builds({}, { paragraphs: [0, 0] })).toBe('<p:bldP spid="2" grpId="0" build="p"/>');
  });

  it.each([
    ['chart seriesIdx=0 bldStep=ptInSeries', 'seriesEl'],
    ['chart seriesIdx=0 bldStep=ptInCategory', 'categoryEl'],
    ['chart seriesIdx=0 bldStep=series', 'series'],
    ['chart seriesIdx=0 bldStep=category', 'category'],
    ['chart seriesIdx=0 bldStep=allPts', 'allAtOnce'],
  ])('returns the build of a chart by the step of %s', (part, bld) => {
    expect(builds({ elementId: 'p', part })).toBe(
      `<p:bldGraphic spid="3" grpId="0"><p:bldSub><a:bldChart bld="${bld}" animBg="0"/></p:bldSub></p:bldGraphic>`,
    );
  });

  it('returns whether the background of a chart appears on its own', () => {
    expect(
      builds(
        { elementId: 'p', part: 'chart bldStep=gridLegend' },
        { elementId: 'p', part: 'chart bldStep=series' },
      ),
    ).toContain('<a:bldChart bld="series" animBg="1"/>');
  });

  it('returns the build of a diagram, and none for an effect of a whole frame', () => {
    expect(builds({ elementId: 'p', part: 'dgm id={1} bldStep=sp' })).toBe(
      '<p:bldGraphic spid="3" grpId="0"><p:bldSub><a:bldDgm bld="one"/></p:bldSub></p:bldGraphic>',
    );
    expect(builds({ elementId: 'p' })).toBe('');
    expect(builds({ elementId: 'p', part: 'bg' })).toBe('');
  });
});
