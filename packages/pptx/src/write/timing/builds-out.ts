import type { Animation, CoursewareReader } from '@lectern/courseware';
import { tag, type Xml } from '../xml/xml-out.ts';

/** Shape ids in the file by element id. */
type ShapeIds = ReadonlyMap<string, number>;

/**
 * The steps in which texts, charts and diagrams appear (p:bldLst, 19.5.14): PowerPoint shows them as the effect's
 * options, and requires them for an effect of a part.
 */
export function buildsXml(
  animations: readonly Animation[],
  reader: Pick<CoursewareReader, 'find'>,
  shapeIds: ShapeIds,
): Xml[] {
  return [...Map.groupBy(animations, ({ elementId }) => elementId)].flatMap(([elementId, effects]) => {
    const spid = shapeIds.get(elementId) ?? 0;
    if (reader.find('element', elementId)?.type === 'shape') {
      const byParagraph = effects.some(({ paragraphs }) => paragraphs !== undefined);
      const build = byParagraph ? { build: 'p' } : { animBg: true };
      return [tag('p:bldP', { spid, grpId: 0, ...build })];
    }
    const parts = effects.flatMap(({ part }) => part ?? []);
    const sub = chartBuild(parts) ?? diagramBuild(parts);
    return sub ? [tag('p:bldGraphic', { spid, grpId: 0 }, tag('p:bldSub', {}, sub))] : [];
  });
}

/** ST_AnimationChartBuildType (20.1.10.2) by the step of the parts (ST_ChartBuildStep). */
const CHART_BUILDS: readonly (readonly [step: string, build: string])[] = [
  ['ptInSeries', 'seriesEl'],
  ['ptInCategory', 'categoryEl'],
  ['series', 'series'],
  ['category', 'category'],
];

function chartBuild(parts: readonly string[]): Xml | undefined {
  const own = parts.filter((part) => part.startsWith('chart '));
  if (own.length === 0) return undefined;
  const has = (step: string) => own.some((part) => part.endsWith(`bldStep=${step}`));
  const bld = CHART_BUILDS.find(([step]) => has(step))?.[1] ?? 'allAtOnce';
  return tag('a:bldChart', { bld, animBg: has('gridLegend') });
}

function diagramBuild(parts: readonly string[]): Xml | undefined {
  return parts.some((part) => part.startsWith('dgm ')) ? tag('a:bldDgm', { bld: 'one' }) : undefined;
}
