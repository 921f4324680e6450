import type {
  Chart,
  ChartPlot,
  CoursewareReader,
  CoursewareRecord,
  Paragraph,
  TextBody,
} from '@lectern/courseware';
import { type Counterpart, sameRecord } from '../src/write/original/same-record.ts';

/**
 * How a courseware that was written and read again differs from what it was: pages, elements and designs are paired by
 * their places. What the format cannot say is passed over: `pardon` answers the properties that do not count in a record.
 */
export function differencesBetween(
  own: CoursewareReader,
  back: CoursewareReader,
  pardon: (record: CoursewareRecord) => readonly string[] = () => [],
): string[] {
  const pairs = new Map<string, string>();
  const said: string[] = [];
  const pair = (a: readonly string[], b: readonly string[], where: string) => {
    if (a.length !== b.length) said.push(`${where}: ${a.length} became ${b.length}`);
    a.forEach((id, index) => {
      const other = b[index];
      if (other === undefined) return;
      pairs.set(id, other);
      const kind = own.get(id)?.kind;
      pair(own.children(id), back.children(other), `${where} ${kind} ${index + 1}`);
    });
  };
  const ids = (reader: CoursewareReader, kind: 'master' | 'layout') =>
    reader
      .all(kind)
      .toSorted(inOrder)
      .map(({ id }) => id);
  pair(ids(own, 'master'), ids(back, 'master'), 'masters');
  for (const master of own.all('master')) {
    const theme = back.find('master', pairs.get(master.id) ?? '')?.themeId;
    pair([master.themeId], theme === undefined ? [] : [theme], `theme of ${master.name ?? 'a master'}`);
    const of = (reader: CoursewareReader, id: string | undefined) =>
      ids(reader, 'layout').filter((layout) => reader.find('layout', layout)?.masterId === id);
    pair(of(own, master.id), of(back, pairs.get(master.id)), `layouts of ${master.name ?? 'a master'}`);
  }
  pair(own.children('deck'), back.children('deck'), 'deck');
  for (const id of own.pages()) {
    const [theme, other] = [own.find('page', id), back.find('page', pairs.get(id) ?? '')].map(
      (page) => page?.themeId,
    );
    if (theme !== undefined && other !== undefined) pair([theme], [other], 'theme of a page');
  }
  const counterpart = (id: string) => pairs.get(id);
  for (const [id, other] of pairs) {
    const [a, b] = [own.get(id), back.get(other)].map(
      (record) => record && withSubtypes(withLevelsOfItsOwn(record)),
    );
    if (!a || !b) continue;
    const except = new Set(['id', 'order', 'parentId', 'origin', ...pardon(a)]);
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (except.has(key)) continue;
      const [raw, y] = [a, b].map((record) =>
        key === 'chart' && 'chart' in record
          ? withDefaultsSaid(record.chart)
          : (record as unknown as Record<string, unknown>)[key],
      );
      const x = withoutDeadLinks(raw, own);
      // numbers on either side of where rounding turns are near each other all the same
      const near = [0, 0.005].some((shift) =>
        sameRecord({ [key]: rounded(x, shift) }, { [key]: rounded(y, shift) }, counterpart, new Set()),
      );
      if (near) continue;
      const what = a.kind === 'element' ? `${a.type} ${a.name ?? ''} of ${a.origin?.part ?? 'here'}` : a.kind;
      said.push(`${what}: ${key}${firstDifference(rounded(x, 0), rounded(y, 0), counterpart)}`);
    }
  }
  return said;
}

/** PowerPoint refuses labels outside of bars that stand on one another: they go out where it puts them by itself. */
function sayable(
  { type, grouping }: ChartPlot,
  { labels }: ChartPlot['series'][number],
): ChartPlot['series'][number]['labels'] {
  const stacked = type === 'bar' && grouping?.includes('tacked');
  return (
    labels && { ...labels, position: stacked && labels.position === 'outEnd' ? undefined : labels.position }
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Where two values part, and what each says there. */
function firstDifference(a: unknown, b: unknown, counterpart: Counterpart): string {
  if (isTree(a) && isTree(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!sameRecord({ [key]: a[key] }, { [key]: b[key] }, counterpart, NONE))
        return `.${key}${firstDifference(a[key], b[key], counterpart)}`;
  }
  const words = (value: unknown) => String(JSON.stringify(value)).slice(0, 500);
  return ` ${words(a)} became ${words(b)}`;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a shape's text takes from elsewhere goes out as the levels of the text itself; without an outline it is a rectangle. */
function withLevelsOfItsOwn(record: CoursewareRecord): CoursewareRecord {
  if (record.kind !== 'element' || record.type !== 'shape') return record;
  const { textDefaults, text, geometry, ...rest } = record;
  const outline = record.placeholder ? geometry : (geometry ?? { type: 'preset', preset: 'rect' });
  const body: TextBody | undefined = text ?? (textDefaults && { paragraphs: [{ runs: [] }] });
  const paragraphs = (body?.paragraphs ?? []).map((paragraph): Paragraph => {
    if (paragraph.props?.level !== 0) return paragraph;
    const { level: _, ...props } = paragraph.props;
    return { ...paragraph, props };
  });
  // levels that no paragraph stands on look like nothing
  const deepest = Math.max(0, ...paragraphs.map(({ props }) => props?.level ?? 0));
  const levels = (text?.levels ?? textDefaults)?.slice(0, deepest + 1);
  return {
    ...rest,
    ...(outline && { geometry: outline }),
    ...(body && { text: { ...body, paragraphs, ...(levels && { levels }) } }),
  };
}

/** A link to a page that was deleted leads nowhere. */
function withoutDeadLinks(value: unknown, reader: CoursewareReader): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutDeadLinks(each, reader));
  if (!isTree(value)) return value;
  if (value.type === 'page' && typeof value.pageId === 'string' && !reader.find('page', value.pageId))
    return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutDeadLinks(each, reader)]),
  );
}

/** The subtype of an effect that has none is 0; what takes no time takes a millisecond. */
function withSubtypes(record: CoursewareRecord): CoursewareRecord {
  if (!('animations' in record) || !record.animations) return record;
  const animations = record.animations.map((each) => ({
    ...each,
    effect: { subtype: 0, ...each.effect },
    behaviours: each.behaviours?.map((part) => ({ ...part, duration: Math.max(1, part.duration) })),
  }));
  return { ...record, animations };
}

/** A chart with what it leaves unsaid and the written one says: neither looks different. */
function withDefaultsSaid(chart: Chart): Chart {
  return {
    blanks: 'gap',
    ...chart,
    axes: chart.axes.map((axis) => ({
      majorTick: 'none',
      minorTick: 'none',
      onMarks: false,
      labels: 'nextTo',
      ...axis,
    })),
    ...(chart.legend && { legend: { overlay: false, ...chart.legend } }),
    ...(chart.plots.some(({ threeD }) => threeD) && {
      threeD: {
        ...(chart.plots[0]?.type === 'pie'
          ? { rotX: 30, rotY: 0 }
          : { rotX: 15, rotY: 20, rightAngles: true }),
        ...chart.threeD,
      },
    }),
    plots: chart.plots.map((plot) => ({
      ...(plot.type === 'bar' && !plot.grouping?.includes('tacked') ? { overlap: 0 } : {}),
      varyColors: false,
      ...plot,
      series: plot.series.map((series) => ({ smooth: false, ...series, labels: sayable(plot, series) })),
    })),
  };
}

function inOrder(a: CoursewareRecord, b: CoursewareRecord): number {
  const [x, y] = [a, b].map((record) => ('order' in record ? record.order : ''));
  return (x ?? '') < (y ?? '') ? -1 : (x ?? '') > (y ?? '') ? 1 : 0;
}

/** Places are kept in EMU: a ten thousandth of a pixel, turns in 60000ths of a degree and within one turn. */
function rounded(value: unknown, shift: number): unknown {
  if (typeof value === 'number') return Math.round((value + shift) * 100) / 100;
  if (Array.isArray(value)) return value.map((each) => rounded(each, shift));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'rotation' && typeof each === 'number'
        ? rounded(((each % 360) + 360) % 360, shift)
        : rounded(each, shift),
    ]),
  );
}
