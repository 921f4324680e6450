import type {
  Chart,
  ChartPlot,
  CoursewareReader,
  CoursewareRecord,
  Geometry,
  Paragraph,
  Table,
  TextBody,
} from '@lectern/courseware';
import { type Counterpart, sameRecord } from '../src/write/original/same-record.ts';

/**
 * Differences between a courseware and its copy after writing and reading: pages, elements and designs are paired by
 * position. Differences that the format cannot represent are ignored: `pardon` returns the ignored properties of a
 * record; for `table.style` only its id is compared.
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
    const compared = (record: CoursewareRecord, key: string): unknown => {
      if (key === 'chart' && 'chart' in record) return withDefaultsSaid(record.chart);
      if (key === 'table' && 'table' in record) return byPlace(record.table, except.has('table.style'));
      // pages that share a separate theme each get their own, as copies do in PowerPoint
      if (key === 'themeId' && record.kind === 'page') return record.themeId !== undefined;
      return (record as unknown as Record<string, unknown>)[key];
    };
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (except.has(key)) continue;
      const x = withoutDeadLinks(compared(a, key), own);
      const y = withoutDeadLinks(compared(b, key), back);
      const near = sameRecord(
        { [key]: withoutTurns(x) },
        { [key]: nearer(withoutTurns(x), withoutTurns(y)) },
        counterpart,
        new Set(),
      );
      if (near) continue;
      const what = a.kind === 'element' ? `${a.type} ${a.name ?? ''} of ${a.origin?.part ?? 'here'}` : a.kind;
      said.push(
        `${what}: ${key}${firstDifference(x, nearer(withoutTurns(x), withoutTurns(y)), counterpart)}`,
      );
    }
  }
  return said;
}

/** PowerPoint rejects labels outside of stacked bars: they are written at the automatic position. */
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

/** Path to the first difference between two values, and both values there. */
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

/**
 * Inherited text formats of a shape are written as levels of the text itself; a shape without geometry is written as a
 * rectangle.
 */
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
  // levels without a paragraph have no effect
  const deepest = Math.max(0, ...paragraphs.map(({ props }) => props?.level ?? 0));
  const levels = (text?.levels ?? textDefaults)
    ?.slice(0, deepest + 1)
    .map((level) => Object.fromEntries(Object.entries(level).filter(([, look]) => !isEmpty(look))));
  return {
    ...rest,
    ...(outline && { geometry: withTextRect(outline) }),
    ...(body && { text: { ...body, paragraphs, ...(levels && { levels }) } }),
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (isTree(value) && Object.keys(value).length === 0);
}

/** A custom geometry without a text rectangle has it in the whole box (20.1.9.22). */
function withTextRect(geometry: Geometry): Geometry {
  if (geometry.type !== 'custom') return geometry;
  const textRect = { l: '0', t: '0', r: 'r', b: 'b' };
  return { ...geometry, definition: { textRect, ...geometry.definition } };
}

/** A link to a page that was deleted, before or after the import, is dropped. */
function withoutDeadLinks(value: unknown, reader: CoursewareReader): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutDeadLinks(each, reader));
  if (!isTree(value)) return value;
  if (value.type === 'page' && typeof value.pageId === 'string' && !reader.find('page', value.pageId))
    return undefined;
  if (value.type === 'other' && value.description === 'ppaction://hlinksldjump') return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutDeadLinks(each, reader)]),
  );
}

/** The subtype of an effect defaults to 0; an instant change takes a millisecond. */
function withSubtypes(record: CoursewareRecord): CoursewareRecord {
  if (!('animations' in record) || !record.animations) return record;
  const animations = record.animations.map((each) => ({
    ...each,
    effect: { subtype: 0, ...each.effect },
    behaviours: each.behaviours?.map((part) => ({ ...part, duration: Math.max(1, part.duration) })),
  }));
  return { ...record, animations };
}

/** A chart with the defaults that a written chart has explicitly, which do not change how it looks. */
function withDefaultsSaid(chart: Chart): Chart {
  // areas and points start on the axis, bars and lines beside it
  const onMarks =
    chart.plots.every(({ type }) => type === 'area') ||
    chart.plots.some(({ type }) => type === 'scatter' || type === 'bubble');
  return {
    blanks: 'gap',
    ...chart,
    // A pie has no axes in a file, also if it had axes as another chart.
    axes: (chart.plots.every(({ type }) => type === 'pie' || type === 'doughnut') ? [] : chart.axes).map(
      (axis) => ({
        majorTick: 'none',
        minorTick: 'none',
        onMarks,
        labels: 'nextTo',
        ...axis,
      }),
    ),
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
      ...(plot.type === 'pie' || plot.type === 'doughnut' ? { firstAngle: 0 } : {}),
      ...(plot.type === 'doughnut' ? { holeSize: 50 } : {}),
      ...(plot.type === 'line' || plot.type === 'area' ? { grouping: 'standard' } : {}),
      ...plot,
      series: plot.series.map((series) => ({
        ...series,
        // Only lines are smoothed, also if they were columns before.
        smooth:
          /^(line|scatter|stock|surface)$/.test(plot.type) &&
          (series.smooth ?? (plot.type === 'scatter' && plot.style?.startsWith('smooth') === true)),
        labels: sayable(plot, series),
      })),
    })),
  };
}

function inOrder(a: CoursewareRecord, b: CoursewareRecord): number {
  const [x, y] = [a, b].map((record) => ('order' in record ? record.order : ''));
  return (x ?? '') < (y ?? '') ? -1 : (x ?? '') > (y ?? '') ? 1 : 0;
}

/** Rows, columns and cells of a table by position: their ids are the document's own. */
function byPlace(table: Table, styleById: boolean) {
  const { rows, columns, cells, covered = {}, style } = table;
  const placed = <T>(values: Readonly<Record<string, T>>) =>
    rows.map((row) => columns.map((column) => values[`${row.id}:${column.id}`] ?? null));
  return {
    ...table,
    rows: rows.map(({ height }) => height),
    columns: columns.map(({ width }) => width),
    cells: placed(cells),
    covered: placed(covered),
    style: styleById ? style?.id : style,
  };
}

/** Rotations are normalised to one turn, and left out when 0. */
function withoutTurns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTurns);
  if (!isTree(value)) return value;
  const { rotation, ...rest } = value;
  const turn = typeof rotation === 'number' ? ((rotation % 360) + 360) % 360 : rotation;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, withoutTurns(each)])),
    ...(turn ? { rotation: turn } : {}),
  };
}

/**
 * Replaces numbers in `value` by numbers of `like` if they differ only by rounding: positions are stored in EMU, a ten
 * thousandth of a pixel, rotations in 60000ths of a degree.
 */
function nearer(like: unknown, value: unknown): unknown {
  if (typeof like === 'number' && typeof value === 'number')
    return Math.abs(like - value) <= 0.01 ? like : value;
  if (Array.isArray(like) && Array.isArray(value))
    return value.map((each, index) => nearer(like[index], each));
  if (!isTree(like) || !isTree(value) || Array.isArray(like) || Array.isArray(value)) return value;
  // A new formula is read with its source and text format added.
  const { source: _, props, ...rest } = value;
  const ours = like.type === 'formula' && like.source === undefined;
  const told = ours ? { ...rest, ...(like.props !== undefined && { props }) } : value;
  return Object.fromEntries(Object.entries(told).map(([key, each]) => [key, nearer(like[key], each)]));
}
