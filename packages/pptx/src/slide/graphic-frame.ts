import type { Element } from '@lectern/courseware';
import { readChart } from '../chart/read-chart.ts';
import { readExtendedChart } from '../chart/read-extended-chart.ts';
import { readUserShapes } from '../chart/user-shapes.ts';
import { readDiagram } from '../diagram/read-diagram.ts';
import { contentOf, fallbackOf } from '../package/compatibility.ts';
import type { XmlElement } from '../package/xml.ts';
import { note, type TreeScope } from '../read/context.ts';
import {
  type ElementBase,
  type Place,
  placeholderRecord,
  readBase,
  readPlaceholder,
  resolveFrame,
} from '../read/element-base.ts';
import { PAGE_SPACE } from '../read/geometry/frame.ts';
import { readOleObject } from '../read/ole-object.ts';
import { blipAsset } from '../read/paint/blip.ts';
import { readTable } from '../read/table/table.ts';

/** A p:graphicFrame (19.3.1.21): a table, chart, diagram, embedded object, or an object that is only stored. */
export function readGraphicFrame(node: XmlElement, scope: TreeScope, place: Place): Element[] {
  const placeholder = readPlaceholder(node);
  const { frame } = resolveFrame(node.child('p:xfrm'), placeholder, scope, place.space);
  const base = readBase(node, scope, place, frame);
  const tie = placeholder ? { placeholder: placeholderRecord(placeholder) } : {};
  const data = node.path('a:graphic', 'a:graphicData');
  const content = data ? contentOf(data) : [];
  const uri = data?.attr('uri') ?? '';
  const table = content.find((child) => child.name === 'a:tbl');
  if (table) {
    const element = { ...readTable(table, scope, base), ...tie };
    if (place.space === PAGE_SPACE) element.frame = gridFrame(element.frame, element.table);
    return [element];
  }
  const chart = content.find((child) => child.name === 'c:chart');
  if (chart || /\/chart$/.test(uri)) return [{ ...readChartFrame(chart, scope, base), ...tie }];
  const extended = content.find((child) => child.name === 'cx:chart');
  if (extended || /chartex$/i.test(uri)) return [readExtendedFrame(node, extended, scope, base)];
  const diagram = content.find((child) => child.name === 'dgm:relIds');
  if (diagram) return readDiagram(diagram, scope, base);
  const object = content.find((child) => child.name === 'p:oleObj') ?? data?.find('p:oleObj');
  if (object) return [readOleObject(object, node, scope, base)];
  return [readForeign(node, uri, scope, base)];
}

/** PowerPoint draws a table by its grid, for any size of the frame. */
function gridFrame(
  frame: ElementBase['frame'],
  table: { columns: { width: number }[]; rows: { height: number }[] },
): ElementBase['frame'] {
  const w = table.columns.reduce((sum, column) => sum + column.width, 0);
  const h = table.rows.reduce((sum, row) => sum + row.height, 0);
  return { ...frame, w: Math.min(1e6, w || frame.w), h: Math.min(1e6, h || frame.h) };
}

function readChartFrame(chart: XmlElement | undefined, scope: TreeScope, base: ElementBase): Element {
  const relation = scope.part.relations.get(chart?.attr('r:id') ?? '');
  const part = relation && !relation.external ? scope.context.package.part(relation.target) : undefined;
  if (!part) {
    note(scope, 'PART_MISSING', base.id, relation?.target ?? 'chart');
    return { ...base, type: 'chart', chart: { plots: [], axes: [] } };
  }
  const inner: TreeScope = { ...scope, part, elementIds: new Map(), later: [] };
  const shapes = readUserShapes(part, inner, base.frame);
  return { ...base, type: 'chart', chart: readChart(part, inner), ...(shapes ? { shapes } : {}) };
}

/**
 * A chart of 2016 (cx: waterfall, funnel, treemap …) converted to a chart that can be drawn; without numbers, its texts
 * and picture.
 */
function readExtendedFrame(
  node: XmlElement,
  chart: XmlElement | undefined,
  scope: TreeScope,
  base: ElementBase,
): Element {
  const relation = scope.part.relations.get(chart?.attr('r:id') ?? '');
  const part = relation && !relation.external ? scope.context.package.part(relation.target) : undefined;
  note(scope, 'CHART_KIND', base.id, part?.root.find('cx:series')?.attr('layoutId') ?? 'chartex');
  const inner: TreeScope | undefined = part && { ...scope, part, elementIds: new Map(), later: [] };
  const drawn = inner && readExtendedChart(inner.part.root, inner);
  const preview = previewOf(node, scope);
  if (drawn) return { ...base, type: 'chart', chart: drawn, ...(preview ? { preview } : {}) };
  const texts: string[] = [];
  for (const element of part?.root.descendants() ?? []) {
    const text = ['cx:pt', 'a:t', 'cx:v'].includes(element.name) ? element.text : '';
    if (text.trim() !== '' && texts.length < 10_000) texts.push(text);
  }
  return { ...base, type: 'unknown', what: 'chartex', ...(preview ? { preview } : {}), texts };
}

function readForeign(node: XmlElement, uri: string, scope: TreeScope, base: ElementBase): Element {
  const kind = uri.slice(uri.lastIndexOf('/') + 1).slice(0, 128) || 'graphicFrame';
  const texts = [...node.descendants()].filter((child) => child.name === 'a:t').map((child) => child.text);
  const preview = previewOf(node, scope);
  note(scope, 'OBJECT_UNKNOWN', base.id, kind);
  return {
    ...base,
    type: 'unknown',
    what: kind,
    ...(preview ? { preview } : {}),
    ...(texts.length > 0 ? { texts } : {}),
  };
}

/** A picture in the frame or its fallback. */
function previewOf(node: XmlElement, scope: TreeScope): string | undefined {
  const blip = node.find('a:blip') ?? fallbackOf(node)?.find('a:blip');
  return blip && blipAsset(blip, scope)?.asset;
}
